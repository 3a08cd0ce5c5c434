import type { Block, Row, Span } from '#domain/desk/contract-text.ts';

type Item = Extract<Block, { kind: 'item' }>;

/** The text of a contract, laid out as on paper. */
export function BlocksView({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
      {grouped(blocks).map((group, at) =>
        Array.isArray(group) ? (
          <ul key={at} className="grid gap-1">
            {group.map(({ mark, spans }, place) => (
              <li key={place} className="flex gap-2">
                <span aria-hidden={mark === '•'} className="w-6 shrink-0 text-right text-ink-3">
                  {mark}
                </span>
                <span className="min-w-0 flex-1">
                  <Spans spans={spans} />
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <Single key={at} block={group} />
        ),
      )}
    </div>
  );
}

function Single({ block }: { block: Exclude<Block, Item> }) {
  if (block.kind === 'rows') return <RowsTable rows={block.rows} />;
  if (block.kind === 'paragraph')
    return (
      <p className="whitespace-pre-line">
        <Spans spans={block.spans} />
      </p>
    );
  const words = <Spans spans={block.spans} />;
  return block.level === 1 ? (
    <h3 className="text-page font-semibold">{words}</h3>
  ) : (
    <h4 className="mt-2 text-panel font-semibold">{words}</h4>
  );
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, bold }, at) => (bold ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>));
}

/** What is paid for what, or when: names on the left, amounts on the right. */
export function RowsTable({ rows, label }: { rows: readonly Row[]; label?: string }) {
  return (
    <table className="tnum w-full text-left text-nav">
      {label && <caption className="sr-only">{label}</caption>}
      <tbody className="divide-y border-y">
        {rows.map(({ name, value, note, isSum }, at) => (
          <tr key={at} className={isSum ? 'font-semibold' : ''}>
            <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
              {isSum ? <strong>{name}</strong> : name}
              {note && <span className="block text-xs text-ink-3">{note}</span>}
            </th>
            <td className="py-2 text-right align-top">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Items that follow each other as one list. */
function grouped(blocks: readonly Block[]): (Exclude<Block, Item> | Item[])[] {
  const groups: (Exclude<Block, Item> | Item[])[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind !== 'item') groups.push(block);
    else if (Array.isArray(last)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}
