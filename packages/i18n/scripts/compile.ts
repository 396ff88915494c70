import { writeOrCheck } from './catalogue-files';
import { compiledFiles } from './compiled-files';

const check = process.argv.includes('--check');
writeOrCheck(await compiledFiles(), check, 'pnpm --filter @heartwood/i18n compile');
