const { execFileSync } = require('node:child_process');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** Inserts `lines` before the first match. Throws where there is none. */
function insertBefore(text, pattern, lines) {
  const at = text.search(pattern);
  if (at < 0) throw new Error(`nothing matches ${pattern}`);
  return `${text.slice(0, at)}${lines}${text.slice(at)}`;
}

/** Inserts a line alphabetically among the matching lines, else after the last. */
function insertSorted(text, pattern, line) {
  const lines = text.split('\n');
  const places = lines.flatMap((one, index) => (pattern.test(one) ? [index] : []));
  if (places.length === 0) throw new Error(`nothing matches ${pattern}`);
  const later = places.find((index) => lines[index] > line);
  return lines.toSpliced(later ?? places.at(-1) + 1, 0, line).join('\n');
}

/** Returns the text of a file below the root; empty if there is no such file. */
function readText(root, path) {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Action that adds a file from a template. */
const add = (path, template) => ({
  type: 'add',
  path: `{{ turbo.paths.root }}/${path}`,
  templateFile: `templates/${template}.hbs`,
  skipIfExists: true,
});

/** Action that edits a file's text, creating the file if needed. */
const change = (path, edit) => ({ type: 'changed', file: path, edit });

/** Action that formats files with prettier. */
const format = (paths) => ({ type: 'formatted', paths });

/** Action that reports the next steps. */
const next = (text) => ({ type: 'next', text });

/** Registers the action types. */
function setActionTypes(plop) {
  plop.setActionType('changed', (answers, { file, edit }) => {
    const { root } = answers.turbo.paths;
    writeFileSync(join(root, file), edit(readText(root, file)));
    return file;
  });
  plop.setActionType('formatted', (answers, { paths }) => {
    const files = paths.map((path) => plop.renderString(path, answers));
    execFileSync('packages/tooling/node_modules/.bin/prettier', ['--write', ...files], {
      cwd: answers.turbo.paths.root,
    });
    return `${files.length} files`;
  });
  plop.setActionType('next', (answers, { text }) => text);
}

module.exports = { add, change, format, insertBefore, insertSorted, next, readText, setActionTypes };
