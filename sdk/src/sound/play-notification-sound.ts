let context: AudioContext | undefined;

/** Two soft notes, made on the spot: no file to fetch. Silent where the browser lets no page sound. */
export const playNotificationSound = (): void => {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  [660, 880].forEach((frequency, index) => {
    if (!context) return;
    const from = currentTime + index * 0.12;
    const note = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.08, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.25);
    note.connect(volume).connect(destination);
    note.start(from);
    note.stop(from + 0.3);
  });
};
