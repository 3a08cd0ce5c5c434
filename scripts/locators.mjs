// Checks that journeys use exact locators, because a text without `exact` also finds anything that contains it, and so does `hasText`. If
// only a part of a name is known, use a regular expression or a filter. An input of the page is named as well. `hasText` may be given a
// name that the journey made for itself.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesIn } from './imports.mjs';

const byText = /^getBy(Label|Text|Placeholder|Title|AltText)$/;

const faults = filesIn('journeys').flatMap((file) => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return callsIn(source)
    .filter(isVague)
    .map((call) => {
      const { line } = source.getLineAndCharacterOfPosition(call.expression.name.getStart());
      return `${file}:${line + 1}: ${call.expression.name.text}(${call.arguments.map((each) => each.getText()).join(', ')})`;
    });
});

for (const fault of faults)
  process.stdout.write(
    `${fault}\n  Name it, add exact: true (in a filter: has: getByText(…, { exact: true })), or say by a regular expression which part is meant.\n`,
  );
process.exitCode = faults.length > 0 ? 1 : 0;

function callsIn(node) {
  const isLocator = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
  const calls = isLocator ? [node] : [];
  ts.forEachChild(node, (child) => void calls.push(...callsIn(child)));
  return calls;
}

function isVague({ expression, arguments: [first, second] }) {
  const method = expression.name.text;
  if (method.startsWith('getBy') && second && valueIn(second, 'exact')?.kind === ts.SyntaxKind.FalseKeyword) return true;
  const filter = method === 'filter' ? first : method === 'locator' ? second : undefined;
  if (filter) return ['hasText', 'hasNotText'].some((name) => isFixedText(valueIn(filter, name)));
  if (method === 'getByRole' && second === undefined) return expression.expression.getText() === 'page' && isInput(first);
  if (method === 'getByRole') return second !== undefined && isText(valueIn(second, 'name')) && !isExact(second);
  return byText.test(method) && isText(first) && !isExact(second);
}

/** A page has several of them, some of which come later than others: with the command palette, for example. */
function isInput(role) {
  return ['combobox', 'textbox'].includes(role?.text);
}

function isText(value) {
  return isFixedText(value) || (value !== undefined && ts.isTemplateExpression(value));
}

function isFixedText(value) {
  return value !== undefined && ts.isStringLiteralLike(value);
}

/** Options defined elsewhere count as exact, because that is their purpose. */
function isExact(options) {
  if (options === undefined) return false;
  return (
    !ts.isObjectLiteralExpression(options) || options.properties.some(ts.isSpreadAssignment) || valueIn(options, 'exact') !== undefined
  );
}

function valueIn(options, name) {
  const property = ts.isObjectLiteralExpression(options) ? options.properties.find((each) => each.name?.text === name) : undefined;
  return property && (property.initializer ?? property.name);
}
