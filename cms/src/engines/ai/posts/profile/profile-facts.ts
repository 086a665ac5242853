import type { ProfileFact } from '../../../../contract';
import { distinctFacts } from './distinct-facts';
import { withTopic } from './elliptic';
import { embargoOf } from './embargoed-names';
import type { ProfileReading } from './profile-reading';
import type { RawFact } from './raw-material';
import { isRawRow } from './read-table';
import { withWindow } from './say-window';
import { sayableList } from './sayable-list';

const LONGEST = 420;

/** "Prima seduta 80, successive 65": figures without a unit are prices, where none may be named. */
const hasBarePrices = (text: string): boolean =>
  (text.match(/(?<![\d.:,]|via [\p{L} ]{2,20})(?<=\p{L} )\d{2,3}(?=\s*(?:[,;.]|$|e\s))/gu) ?? []).length > 1;

/** The statements of the owner's texts that may be said, none twice. */
export const profileFacts = ({
  all,
  instructions,
  language,
  name,
  embargoes,
  pricesAllowed,
  sayable,
  today,
}: ProfileReading): ProfileFact[] => {
  // The name of the house above a whole document is no subject of what stands under it.
  const withoutName = (fact: RawFact): RawFact =>
    name !== '' && fact.topic.toLowerCase().includes(name.toLowerCase()) ? { ...fact, topic: '' } : fact;
  const given = all.flatMap(({ material, source }) =>
    material.facts.map(withoutName).map((fact) =>
      fact.kind === 'list'
        ? { ...fact, source }
        : {
            ...fact,
            text: withTopic(fact.text, fact.topic, language, material !== instructions.material),
            source,
          },
    ),
  );
  return distinctFacts(given, language).flatMap(({ from, ...fact }) => {
    const text = fact.kind === 'list' ? sayableList(fact.text, sayable.spoken) : sayable.spoken(fact.text);
    const isSayable =
      text !== null &&
      text.length <= LONGEST &&
      !sayable.givesAway(text) &&
      !sayable.namesBarredPrice(text) &&
      !isRawRow(text) &&
      (pricesAllowed || !hasBarePrices(text));
    return isSayable ? [withWindow({ ...fact, text }, text, today, from ?? embargoOf(text, embargoes))] : [];
  });
};
