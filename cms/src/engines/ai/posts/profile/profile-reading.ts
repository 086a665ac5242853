import type { Day, Locale, ProfileSource, SocialProfile } from '../../../../contract';
import type { EmbargoedName } from './embargoed-names';
import type { RawMaterial } from './raw-material';
import type { Sayable } from './sayable';

/** One text that a profile is read from, and where it came from. */
export interface SourcedMaterial {
  material: RawMaterial;
  source: ProfileSource;
}

/** What each part of a profile is read from: all that was found in the owner's texts, and what of it may be said. */
export interface ProfileReading {
  today: Day;
  language: Locale;
  voice: SocialProfile['voice'];
  /** What the business is called; '' where nothing says. */
  name: string;
  instructions: SourcedMaterial;
  /** The instructions, then the files. */
  all: readonly SourcedMaterial[];
  forbidden: string[];
  pricesAllowed: boolean;
  sayable: Sayable;
  embargoes: readonly EmbargoedName[];
}
