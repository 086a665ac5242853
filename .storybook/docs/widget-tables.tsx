import manifest from 'virtual:widget-manifest';
import { DocsTable } from './token-tables';

const element = manifest.modules
  .flatMap(({ declarations }) => declarations ?? [])
  .find(({ tagName }) => tagName === 'officina-chat');

const code = (text: string) => <code key={text}>{text}</code>;

/** The custom properties that a page may set on the element. */
export const WidgetProperties = () => (
  <DocsTable
    caption="Custom properties"
    names={['Property', 'Default', 'What it is']}
    rows={(element?.cssProperties ?? []).map(
      ({ name, default: initial = 'of the design', description = '' }) => [code(name), initial, description],
    )}
  />
);

/** The parts that a page may style with `::part()`. */
export const WidgetParts = () => (
  <DocsTable
    caption="Parts"
    names={['Part', 'What it is']}
    rows={(element?.cssParts ?? []).map(({ name, description = '' }) => [code(name), description])}
  />
);

/** The events that a page may listen to. */
export const WidgetEvents = () => (
  <DocsTable
    caption="Events"
    names={['Event', 'When']}
    rows={(element?.events ?? []).map(({ name, description = '' }) => [code(name), description])}
  />
);

/** The attributes and what they do. */
export const WidgetAttributes = () => (
  <DocsTable
    caption="Properties and methods"
    names={['Name', 'Kind', 'What it does']}
    rows={(element?.members ?? [])
      .filter(({ privacy, description }) => privacy !== 'private' && privacy !== 'protected' && description)
      .map(({ name, kind, description = '' }) => [
        code(name),
        kind === 'method' ? 'method' : 'property',
        description,
      ])}
  />
);
