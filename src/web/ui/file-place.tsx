import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { FileButton } from './file-button.tsx';
import { Spinner } from './spinner.tsx';

type Props = {
  accept: string;
  /** The expected file, such as "a CSV file". */ thing: string;
  /** The file that was chosen, if any. */ chosen: File | undefined;
  isReading: boolean;
  disabled: boolean;
  onFile: (file: File | undefined) => void;
};

/** An area where a file is dropped or chosen, which shows the chosen file. */
export function FilePlace({ accept, thing, chosen, isReading, disabled, onFile }: Props) {
  const [over, setOver] = useState(false);
  return (
    <div
      className={`flex flex-wrap items-center gap-3 rounded-lg border border-dashed p-3 ${over ? 'border-ring ring-2 ring-ring' : 'border-line-strong'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        onFile(event.dataTransfer.files[0]);
      }}
    >
      {isReading ? (
        <span role="status" className="flex items-center gap-2 text-ink-2">
          <Spinner />
          Reading…
        </span>
      ) : (
        <p className="min-w-0 flex-1 truncate">
          {chosen ? (
            <span className="font-medium">{chosen.name}</span>
          ) : (
            <span className="text-ink-2">Drop {thing} here, or choose one</span>
          )}
        </p>
      )}
      <FileButton accept={accept} disabled={isReading || disabled} onFile={onFile}>
        <FileUp aria-hidden />
        {chosen ? 'Choose another' : 'Choose a file'}
      </FileButton>
    </div>
  );
}
