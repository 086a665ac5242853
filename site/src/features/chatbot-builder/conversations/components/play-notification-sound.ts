import { storage } from '../../../../lib/storage';

const STORED = 'officina.inbox-sound';

/** Whether this device plays a sound when a visitor waits; off until the owner says so. */
export const soundSetting = {
  get: (): boolean => storage.get(STORED) === 'on',
  set: (on: boolean): void => (on ? storage.set(STORED, 'on') : storage.remove(STORED)),
};

/** Two soft rising notes, made on the spot: no file to fetch. Stays silent where the browser allows no sound. */
export const playNotificationSound = (): void => {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.connect(audio.destination);
    volume.gain.setValueAtTime(0.0001, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.12, audio.currentTime + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.6);
    const note = audio.createOscillator();
    note.type = 'sine';
    note.frequency.setValueAtTime(660, audio.currentTime);
    note.frequency.setValueAtTime(880, audio.currentTime + 0.16);
    note.connect(volume);
    note.onended = () => void audio.close();
    note.start();
    note.stop(audio.currentTime + 0.62);
  } catch {
    // No audio device, or none allowed before the first press: the badge and the title still say it.
  }
};
