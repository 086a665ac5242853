import { useStrapiApp } from '@strapi/admin/strapi-admin';
import { Box, Button, Field, Flex, Modal } from '@strapi/design-system';
import { useState, type ComponentType, type KeyboardEvent } from 'react';
import { isOwnImage } from './check-html';
import { useWords } from './use-words';

export interface ImageValue {
  src: string;
  alt: string;
}

interface LibraryFile {
  url: string;
  alternativeText?: string | null;
  formats?: { large?: { url: string } } | null;
}
interface LibraryProps {
  allowedTypes: string[];
  multiple: boolean;
  onClose: () => void;
  onSelectAssets: (files: LibraryFile[]) => void;
}

/** A body never carries a camera's whole picture where a page-wide one is there. */
const addressOf = ({ url, formats }: LibraryFile): string =>
  new URL(formats?.large?.url ?? url, window.location.origin).pathname;

interface ImageFormProps {
  /** The picture to change; `null` for a new one. */
  value: ImageValue | null;
  onSave: (value: ImageValue) => void;
  onClose: () => void;
}

/** A picture of the library, and then what it shows in words. */
export function ImageForm({ value, onSave, onClose }: ImageFormProps) {
  const [image, setImage] = useState(value);
  const Library = useStrapiApp('RichHtmlImage', ({ components }) => components['media-library']) as
    ComponentType<LibraryProps> | undefined;
  if (image) {
    return <DescribeImage image={image} onSave={onSave} onReplace={() => setImage(null)} onClose={onClose} />;
  }
  if (!Library) return null;
  return (
    <Library
      allowedTypes={['images']}
      multiple={false}
      onClose={onClose}
      onSelectAssets={([file]) =>
        file ? setImage({ src: addressOf(file), alt: file.alternativeText ?? '' }) : onClose()
      }
    />
  );
}

interface DescribeImageProps {
  image: ImageValue;
  onSave: (value: ImageValue) => void;
  onReplace: () => void;
  onClose: () => void;
}

function DescribeImage({ image, onSave, onReplace, onClose }: DescribeImageProps) {
  const t = useWords();
  const [alt, setAlt] = useState(image.alt);
  const [tried, setTried] = useState(false);
  const isOwn = isOwnImage(image.src);
  const missing = tried && alt.trim() === '' ? t('imageRequired') : undefined;
  const save = () => {
    setTried(true);
    if (isOwn && alt.trim() !== '') onSave({ src: image.src, alt: alt.trim() });
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
          <Modal.Title>{t('imageTitle')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {isOwn && (
              <Flex justifyContent="center" background="neutral100" padding={2} hasRadius>
                <Box tag="img" src={image.src} alt="" maxHeight="24rem" maxWidth="100%" />
              </Flex>
            )}
            <Field.Root required hint={t('imageHint')} error={isOwn ? missing : t('imageForeign')}>
              <Field.Label>{t('imageAlt')}</Field.Label>
              <Field.Input
                autoFocus
                value={alt}
                onChange={(event) => setAlt(event.target.value)}
                onKeyDown={onKeyDown}
              />
              <Field.Error />
              <Field.Hint />
            </Field.Root>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Flex gap={2}>
            <Button variant="secondary" onClick={onReplace}>
              {t('imageReplace')}
            </Button>
            <Button onClick={save}>{t('imageSave')}</Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
