import { all, byId } from './page.ts';

/** Narrows the operations to those that contain all the words, moves among them by keyboard, and opens the one that the address names. */
export function find(): void {
  const field = byId<HTMLInputElement>('find');
  field.addEventListener('input', () => narrow(field.value));
  document.addEventListener('keydown', (event) => {
    const typing = (event.target as HTMLElement).matches('input, textarea, select');
    if (event.key === '/' && !typing) {
      event.preventDefault();
      field.focus();
    } else if (event.key === 'Escape' && event.target === field && field.value !== '') {
      event.preventDefault();
      field.value = '';
      narrow('');
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event, field);
  });
  addEventListener('hashchange', openNamed);
  openNamed();
}

function narrow(text: string): void {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const operations = all('.operation');
  for (const each of operations) each.hidden = !words.every((word) => each.dataset['find']?.includes(word));
  for (const section of all('main > section'))
    section.hidden = section.id === 'records' ? words.length > 0 : all('.operation:not([hidden])', section).length === 0;
  const count = operations.filter((each) => !each.hidden).length;
  byId('nothing').hidden = count > 0;
  byId('found').textContent = words.length === 0 ? '' : `${count} ${count === 1 ? 'operation' : 'operations'}`;
}

/** Up and down, from the field and from one operation to the next. */
function move(event: KeyboardEvent, field: HTMLInputElement): void {
  const stops = [field, ...all('.operation:not([hidden]) > summary')];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

function openNamed(): void {
  const named = document.getElementById(decoded(location.hash.slice(1)));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

/** What the hash says; one that can't be decoded names nothing. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}
