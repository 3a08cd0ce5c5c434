// One operation in the documentation: its description, its fields, code samples, and a form to try it, which needs docs.js.
import { curlSample, typeScriptSample, type ApiCall } from '#domain/api/samples.ts';
import { fieldsHtml, rowHtml, tableHtml, typeHtml, type Schema } from './docs-schema.ts';
import { escaped } from './escaped.ts';

type Media = { description?: string; content?: Record<string, { schema?: Schema; example?: unknown }> };
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema; example?: unknown };
export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security?: object[];
  'x-roles'?: string[];
  parameters?: Parameter[];
  requestBody?: Media;
  responses: Record<string, Media>;
};
type Placed = { method: string; path: string; operation: Operation };

const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/gpx+xml': 'gpx',
  'text/calendar': 'ics',
  'text/csv': 'csv',
  'image/webp': 'webp',
};

/** An operation as a section that can be opened. */
export function operationHtml(placed: Placed, address: string, schemas: Record<string, Schema>): string {
  const { method, path, operation } = placed;
  const { operationId, summary, description, parameters = [] } = operation;
  const call = exampleCall(placed, address);
  const find = [operationId, summary, method, path].join(' ').toLowerCase();
  return `<details class="operation" id="${operationId}" data-find="${escaped(find)}" data-call="${escaped(JSON.stringify({ ...call, url: path, json: undefined }))}">
<summary><h3><span class="method ${method}">${method.toUpperCase()}</span> <code class="path">${escaped(path).replaceAll('/', '/<wbr>')}</code> <span class="what">${escaped(summary)}</span></h3></summary>
<div class="inside">
<p>${escaped(description)}</p>
<p class="facts"><a href="#${operationId}"><code>${operationId}</code></a> <span>${who(operation)}</span></p>
<div class="columns"><div>
${parameters.length > 0 ? `<h4>Parameters</h4>${tableHtml(parameters.map((each) => rowHtml(each.name, `${typeHtml(each.schema)} <small>in the ${escaped(each.in)}</small>`, each.required)))}` : ''}
${bodyHtml(operation, schemas)}
<h4>Answers</h4>${answersHtml(operation)}
</div><div>
${sampleHtml('curl', curlSample(call))}
${sampleHtml('TypeScript', typeScriptSample(call))}
${exampleAnswerHtml(operation)}
</div></div>
${formHtml(placed, call)}
</div></details>`;
}

function who(operation: Operation): string {
  if (operation.security?.length === 0) return 'No token needed';
  return `Needs a token. Open to ${escaped((operation['x-roles'] ?? []).join(', '))}`;
}

function bodyHtml({ requestBody }: Operation, schemas: Record<string, Schema>): string {
  const bodies = Object.entries(requestBody?.content ?? {});
  return bodies
    .map(([type, { schema }]) => {
      const record = schema?.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
      return `<h4>Body <small>${escaped(type)}</small></h4>${record?.properties ? fieldsHtml(record) : `<p>${typeHtml(schema)}</p>`}`;
    })
    .join('');
}

function answersHtml({ responses }: Operation): string {
  const answers = Object.entries(responses).map(([status, { description = '', content = {} }]) => {
    const types = Object.keys(content).filter((type) => type !== 'application/json');
    const what = Object.values(content)[0]?.schema;
    return `<li><b>${escaped(status)}</b> ${what ? `${typeHtml(what)} <small>${escaped(types.join(', '))}</small>` : ''} <small>${escaped(description)}</small></li>`;
  });
  return `<ul>${answers.join('')}</ul>`;
}

function exampleAnswerHtml({ responses }: Operation): string {
  const example = success(responses)?.content?.['application/json']?.example;
  return example === undefined ? '' : sampleHtml('Example answer', JSON.stringify(example, null, 2));
}

function sampleHtml(label: string, text: string): string {
  return `<figure data-sample="${label}"><figcaption>${label} <button type="button" class="quiet" data-copy hidden>Copy</button></figcaption><pre tabindex="0" aria-label="${label}"><code>${escaped(text)}</code></pre></figure>`;
}

function success(responses: Operation['responses']): Media | undefined {
  return Object.entries(responses).find(([status]) => /^[23]/.test(status))?.[1];
}

function exampleBody({ requestBody }: Operation): string | undefined {
  const example = requestBody?.content?.['application/json']?.example;
  return example === undefined ? undefined : JSON.stringify(example, null, 2);
}

/** The call in the samples: it has the example of every required value, and nothing else. */
function exampleCall({ method, path, operation }: Placed, address: string): ApiCall {
  const { parameters = [], requestBody, responses, security } = operation;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(exampleOf(parameters, name)));
  const required = parameters.filter((each) => each.in === 'query' && each.required);
  const query = new URLSearchParams(required.map(({ name }) => [name, exampleOf(parameters, name)])).toString();
  const type = Object.keys(success(responses)?.content ?? {})[0];
  return {
    method: method.toUpperCase(),
    url: `${address}${filled}${query === '' ? '' : `?${query}`}`,
    signedIn: security?.length !== 0,
    json: exampleBody(operation),
    upload: requestBody?.content?.['multipart/form-data'] !== undefined,
    answer: !type ? 'nothing' : type === 'application/json' ? 'json' : type === 'text/event-stream' ? 'stream' : 'file',
    extension: type ? (extensions[type] ?? 'bin') : undefined,
  };
}

function exampleOf(parameters: Parameter[], wanted: string): string {
  return String(parameters.find(({ name }) => name === wanted)?.example ?? '');
}

/** The fields of a call, hidden until there is a script that can send it. */
function formHtml({ operation: { operationId, parameters = [], requestBody } }: Placed, call: ApiCall): string {
  const fields = parameters.map((each) => fieldHtml(each));
  const body =
    call.json === undefined
      ? ''
      : `<label class="wide">Body <textarea name="body" rows="${Math.min(14, call.json.split('\n').length + 1)}" spellcheck="false">${escaped(call.json)}</textarea></label>`;
  const file = requestBody?.content?.['multipart/form-data'] ? '<label class="wide">File <input type="file" name="file"></label>' : '';
  return `<form class="try" hidden aria-label="Try ${operationId}"><h4>Try it</h4><div class="fields">${fields.join('')}${body}${file}</div>
<p class="actions"><button type="submit">Send</button> <button type="button" class="quiet" data-stop hidden>Stop</button> <small class="keys">Ctrl Enter sends</small></p><div class="answer" aria-live="polite"></div></form>`;
}

function fieldHtml({ name, in: place, required, schema, example }: Parameter): string {
  const given = example === undefined ? '' : String(example);
  const preset = required ? `value="${escaped(given)}"` : `placeholder="${given === '' ? '' : `e.g. ${escaped(given)}`}"`;
  const choices = schema?.enum?.map(
    (each) => `<option${required && each === example ? ' selected' : ''}>${escaped(String(each))}</option>`,
  );
  const attributes = `name="${escaped(name)}" data-in="${escaped(place)}"${required ? ' required' : ''}`;
  const field = choices
    ? `<select ${attributes}>${required ? '' : '<option></option>'}${choices.join('')}</select>`
    : `<input ${attributes} ${preset} autocomplete="off" spellcheck="false">`;
  return `<label>${escaped(name)}${required ? ' (required)' : ''} ${field}</label>`;
}
