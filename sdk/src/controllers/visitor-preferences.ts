import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { readItem, writeItem, type Key } from '../storage/session-store.js';

/** The element whose visitor it is. */
export interface PreferencesHost extends ReactiveControllerHost {
  readonly installId: string;
  readonly previewToken: string;
  /** What is typed and not sent. */
  draft: string;
}

/**
 * What survives a page change besides the conversation: the unsent text, and whether replies are to be heard. Written only for
 * those who have sent a message; the others have not asked us to store anything.
 */
export class VisitorPreferences implements ReactiveController {
  sound = false;

  constructor(
    private readonly host: PreferencesHost,
    private readonly hasWritten: () => boolean,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('pagehide', this.#saveDraft);
    this.sound = this.#read(':sound') === '1';
    void this.host.updateComplete.then(() => {
      this.host.draft ||= this.#read(':draft') ?? '';
    });
  }

  hostDisconnected(): void {
    removeEventListener('pagehide', this.#saveDraft);
    this.#saveDraft();
  }

  toggleSound(): void {
    this.sound = !this.sound;
    this.#write(':sound', this.sound ? '1' : '');
    this.host.requestUpdate();
  }

  /** A short sound, where the visitor wants to hear replies. */
  playSound(): void {
    if (!this.sound) return;
    import('../sound/play-notification-sound.js').then(
      ({ playNotificationSound }) => playNotificationSound(),
      () => undefined,
    );
  }

  #read(key: Key) {
    return this.host.previewToken ? null : readItem(this.host.installId, key);
  }

  #write(key: Key, value: string) {
    if (this.hasWritten() && !this.host.previewToken) writeItem(this.host.installId, key, value);
  }

  readonly #saveDraft = () => this.#write(':draft', this.host.draft);
}
