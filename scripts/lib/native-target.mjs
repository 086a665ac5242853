// @ts-check

/** The last Node 24 whose headers an addon in C++ can be compiled with; its binaries run on every later 24. */
const SOUND_HEADERS = '24.18.1';

/**
 * The version of Node whose headers (or ready binary) packages in C++ are installed for, where that is not the one that runs.
 *
 * From 24.19 on, the header of `node::ObjectWrap` registers a hook that it removes while memory is collected, when no environment is
 * entered: whatever was compiled with it, better-sqlite3 12 among it, ends the process (nodejs/node#65446). Headers decide, not the
 * runtime: compiled for 24.18.1 it runs on 24.21. better-sqlite3 13 has no such fault and does not run on Node 20. Once a Node 24 is
 * mended, it gets an upper bound here; 26 has none of it.
 * @param {string} version Of the Node that runs, as `process.versions.node`.
 * @returns {string | null}
 */
export const nativeTarget = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 24 && minor >= 19 ? SOUND_HEADERS : null;
};

/** Tells npm's installers of packages in C++ about it. @param {string} version @returns {NodeJS.ProcessEnv} */
export const nativeEnvironment = (version) => {
  const target = nativeTarget(version);
  return target ? { npm_config_target: target } : {};
};
