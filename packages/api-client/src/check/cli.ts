import { runCheckCommand } from './command';

process.exitCode = await runCheckCommand(process.argv.slice(2), process.env, (text) => {
  process.stdout.write(text);
});
