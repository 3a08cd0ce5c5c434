import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from './input.tsx';

type Props = { value: string; onSearch: (words: string) => void; label: string; placeholder: string; className?: string };

/** A search field. It takes effect when typing pauses, or at once on Enter. */
export function SearchBox({ value, onSearch, label, placeholder, className = '' }: Props) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address may also be changed from elsewhere: back, forward, "Clear filters". Our own last text, on its way into the address, is no
  // such change.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(words: string, wait: number) {
    setText(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(words.trim()), wait);
  }

  return (
    <search className={`relative ${className}`}>
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-3" />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className={`truncate pl-9 ${text ? 'pr-11' : 'pr-3'}`}
        value={text}
        onChange={(event) => type(event.target.value, 250)}
        onKeyDown={(event) => event.key === 'Enter' && type(text, 0)}
      />
      {text && (
        <button
          type="button"
          aria-label="Clear search"
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-3 hover:bg-hover hover:text-ink"
          onClick={() => type('', 0)}
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </search>
  );
}
