import { Button, Field, Flex, Modal } from '@strapi/design-system';
import { useState, type KeyboardEvent } from 'react';
import { isAllowedLink } from './check-html';
import { useWords } from './use-words';

export interface LinkValue {
  href: string;
  title: string;
  /** The words of a link where nothing is selected. */
  text: string;
}

interface LinkFormProps {
  value: LinkValue;
  /** There is a link already, which can be taken away. */
  isThere: boolean;
  needsText: boolean;
  onSave: (value: LinkValue) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** `www.esempio.it` is meant as an address of the web. */
const completed = (address: string): string => {
  const trimmed = address.trim();
  return /^(www\.|[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/|$))/i.test(trimmed)
    ? `https://${trimmed}`
    : trimmed;
};

/** Where a link leads. Not a `form` element: it would send the panel's own form, which it stands in. */
export function LinkForm({ value, isThere, needsText, onSave, onRemove, onClose }: LinkFormProps) {
  const t = useWords();
  const [{ href, title, text }, setLink] = useState(value);
  const [tried, setTried] = useState(false);
  const address = completed(href);
  const isValid = isAllowedLink(address);
  const save = () => {
    setTried(true);
    if (isValid) onSave({ href: address, title: title.trim(), text: text.trim() || address });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content aria-describedby={undefined}>
        <Modal.Header closeLabel={t('close')}>
          <Modal.Title>{t('linkTitle')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Field.Root
              required
              hint={t('linkHint')}
              error={tried && !isValid ? t('linkInvalid') : undefined}
            >
              <Field.Label>{t('linkAddress')}</Field.Label>
              <Field.Input
                autoFocus
                value={href}
                onChange={(event) => setLink({ href: event.target.value, title, text })}
                onKeyDown={onKeyDown}
              />
              <Field.Error />
              <Field.Hint />
            </Field.Root>
            {needsText && (
              <Field.Root>
                <Field.Label>{t('linkText')}</Field.Label>
                <Field.Input
                  value={text}
                  onChange={(event) => setLink({ href, title, text: event.target.value })}
                  onKeyDown={onKeyDown}
                />
              </Field.Root>
            )}
            <Field.Root hint={t('linkTipHint')}>
              <Field.Label>{t('linkTip')}</Field.Label>
              <Field.Input
                value={title}
                onChange={(event) => setLink({ href, title: event.target.value, text })}
                onKeyDown={onKeyDown}
              />
              <Field.Hint />
            </Field.Root>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Flex gap={2}>
            {isThere && (
              <Button variant="danger-light" onClick={onRemove}>
                {t('linkRemove')}
              </Button>
            )}
            <Button onClick={save}>{t('linkSave')}</Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
