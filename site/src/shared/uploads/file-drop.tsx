import styled from '@emotion/styled';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

interface FileDropProps {
  /** Names the zone, read by assistive technology. */
  label: string;
  buttonLabel: string;
  /** What may be chosen, as the `accept` of a file input: `.pdf,.txt`. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  busy?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

const Zone = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2, 8px);
  padding: var(--space-5, 24px);
  text-align: center;
  border: 1.5px dashed var(--line-strong, var(--line));
  border-radius: var(--radius-m, 12px);
  background: var(--surface);
  color: var(--muted);
  transition:
    border-color 150ms,
    background-color 150ms;

  &[data-over] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
`;

/** Files by drag and drop, or by a button for everybody who does not drag. */
export function FileDrop({
  label,
  buttonLabel,
  accept,
  multiple = true,
  disabled = false,
  busy = false,
  onFiles,
  children,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };

  return (
    <Zone
      role="group"
      aria-label={label}
      data-over={over || undefined}
      onDragOver={(event) => {
        // Without this the browser opens the dropped file in place of the page.
        event.preventDefault();
        if (!disabled) setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) take(event.dataTransfer.files);
      }}
    >
      <Icon name="upload" size={24} />
      {children}
      <Button variant="secondary" busy={busy} disabled={disabled} onClick={() => input.current?.click()}>
        {buttonLabel}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file chosen again, after a mistake, must fire again.
          event.currentTarget.value = '';
        }}
      />
    </Zone>
  );
}
