import ts from 'typescript';

const runners = new Set(['test', 'it', 'describe']);

/**
 * Returns the callee of `test`, `test.each`, `test.runIf(…)`, `it.skip` … as its dotted words; empty for
 * other calls.
 */
function wordsOf(callee) {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) {
    const before = wordsOf(callee.expression);
    return before && `${before}.${callee.name.text}`;
  }
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return wordsOf(callee.tag);
  return '';
}

/** The local names of the runners in a file, such as `import { test as testWithOwnSite }`. */
function runnerNames(file) {
  const specifiers = file.statements.flatMap((statement) => {
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
  });
  const renamed = specifiers.filter(({ propertyName }) => propertyName && runners.has(propertyName.text));
  return new Set([...runners, ...renamed.map(({ name }) => name.text)]);
}

/** Returns a title as written in the source; a template's placeholders stay as `${…}`. */
function titleOf(node) {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `\${…}${literal.text}`).join('');
}

/**
 * Returns the titles of the tests in a source, each also with its groups (`group > title`). Skipped and todo
 * tests don't count.
 * @param {string} source
 * @param {string} file its name, whose extension selects the syntax
 * @returns {Set<string>}
 */
export function testTitles(source, file) {
  const titles = new Set();
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const known = runnerNames(parsed);

  function visit(node, around) {
    let inside = around;
    if (ts.isCallExpression(node)) {
      const words = wordsOf(node.expression).split('.');
      const title = titleOf(node.arguments[0]);
      const real = known.has(words[0]) && title !== undefined && node.arguments.length > 1;
      if (real && !words.some((word) => ['skip', 'todo', 'fixme', 'step', 'use'].includes(word))) {
        if (words.includes('describe')) inside = [...around, title];
        else
          for (let from = 0; from <= around.length; from += 1)
            titles.add([...around.slice(from), title].join(' > '));
      } else if (real) return;
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  }

  visit(parsed, []);
  return titles;
}
