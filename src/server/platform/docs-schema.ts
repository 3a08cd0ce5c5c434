import { escaped } from './escaped.ts';
// Describes the schemas of the API for its documentation.
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  const?: unknown;
  description?: string;
  format?: string;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
};

/** The fields of an object, one row each. */
export function fieldsHtml(schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    rowHtml(
      name,
      typeHtml(field) + (field.description ? `<br><small>${escaped(field.description)}</small>` : ''),
      schema.required?.includes(name),
    ),
  );
  return rows.length > 0 ? tableHtml(rows) : `<p>${typeHtml(schema)}</p>`;
}

export function tableHtml(rows: string[]): string {
  return `<div class="scroll" tabindex="0" role="group" aria-label="Fields"><table><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Required</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

export function rowHtml(name: string, type: string, required: boolean | undefined): string {
  return `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${type}</td><td>${required ? 'yes' : ''}</td></tr>`;
}

/** The type of a value, with a link if it is a record of its own. */
export function typeHtml(schema: Schema | undefined): string {
  if (!schema) return '<small>nothing</small>';
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#record-${escaped(name)}">${escaped(name.replace(/Input$/, ''))}</a>`;
  }
  if (schema.enum) return schema.enum.map((each) => `<code>${escaped(String(each))}</code>`).join(' ');
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeHtml))].join(' or ');
  if (schema.items) return `list of ${typeHtml(schema.items)}`;
  if (schema.properties)
    return Object.entries(schema.properties)
      .map(([name, field]) => `<code>${escaped(name)}</code>: ${typeHtml(field)}`)
      .join('; ');
  if (schema.format === 'binary') return 'file';
  const limits = [
    schema.format,
    schema.maxLength === undefined ? undefined : `up to ${schema.maxLength} characters`,
    schema.maximum !== undefined && schema.maximum < 1e6 ? `${schema.minimum ?? 0} to ${schema.maximum}` : undefined,
  ].filter(Boolean);
  return escaped([schema.type ?? 'anything', ...limits].flat().join(', '));
}
