import { strToU8, zipSync } from 'fflate';
import { BRAND, type Locale } from '../../contract';
import { wordpressPluginWords } from '../../locales/wordpress-plugin';

export const WORDPRESS_PLUGIN_NAME = 'officina-chat';
/** Rises when the plugin's own code changes, so that WordPress offers to replace an older upload. */
const PLUGIN_VERSION = '1.0.0';

export interface WordpressPluginOptions {
  installId: string;
  publicUrl: string;
  language: Locale;
}

/** A text as a PHP literal in single quotes, where only these two characters mean anything. */
const phpString = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
/** A text inside a comment, which it must not end. */
const inComment = (text: string): string => text.replace(/\*\//g, '* /').replace(/[\r\n]+/g, ' ');

const php = ({ installId, publicUrl, language }: WordpressPluginOptions): string => {
  const words = wordpressPluginWords[language];
  return `<?php
/**
 * Plugin Name: ${inComment(BRAND.name)} Chat
 * Plugin URI: ${inComment(publicUrl)}
 * Description: ${inComment(words.description.replace('{brand}', BRAND.name))}
 * Version: ${PLUGIN_VERSION}
 * Requires at least: 5.0
 * Requires PHP: 7.2
 * Author: ${inComment(BRAND.name)}
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Update URI: ${inComment(publicUrl)}
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const OFFICINA_CHAT_INSTALL_ID = ${phpString(installId)};
const OFFICINA_CHAT_ORIGIN     = ${phpString(publicUrl)};

/** Puts the chatbot's script at the foot of the pages that visitors see. */
function officina_chat_enqueue() {
	if ( is_admin() || is_feed() || is_customize_preview() ) {
		return;
	}
	// AMP pages allow no script of their own.
	if ( function_exists( 'amp_is_request' ) && amp_is_request() ) {
		return;
	}
	if ( ! apply_filters( 'officina_chat_show', true ) ) {
		return;
	}
	$address = OFFICINA_CHAT_ORIGIN . '/widget.js?id=' . rawurlencode( OFFICINA_CHAT_INSTALL_ID );
	// No version in the address: the script names its own.
	wp_enqueue_script( 'officina-chat', $address, array(), null, true );
}
add_action( 'wp_enqueue_scripts', 'officina_chat_enqueue' );

/** The tag as the chatbot expects it: it waits for nothing, and optimisers leave it as it is. */
function officina_chat_tag( $tag, $handle, $src ) {
	if ( 'officina-chat' !== $handle ) {
		return $tag;
	}
	return sprintf(
		'<script async src="%s" data-install-id="%s" data-no-optimize="1" data-cfasync="false"></script>' . "\\n", // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript
		esc_url( $src ),
		esc_attr( OFFICINA_CHAT_INSTALL_ID )
	);
}
add_filter( 'script_loader_tag', 'officina_chat_tag', 10, 3 );

/** A way to the builder from the list of plugins. */
function officina_chat_links( $links ) {
	$address = OFFICINA_CHAT_ORIGIN . '/chatbot-builder?install_id=' . rawurlencode( OFFICINA_CHAT_INSTALL_ID );
	$link    = sprintf(
		'<a href="%s" target="_blank" rel="noopener">%s</a>',
		esc_url( $address ),
		esc_html( ${phpString(words.manage)} )
	);
	array_unshift( $links, $link );
	return $links;
}
add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), 'officina_chat_links' );

// Nothing is stored, so removing the plugin leaves nothing behind.
`;
};

const readme = ({ language }: WordpressPluginOptions): string => {
  const words = wordpressPluginWords[language];
  const description = words.description.replace('{brand}', BRAND.name);
  return `=== ${BRAND.name} Chat ===
Contributors: ${BRAND.name.toLowerCase()}
Tags: chat, chatbot, assistant
Requires at least: 5.0
Tested up to: 6.9
Requires PHP: 7.2
Stable tag: ${PLUGIN_VERSION}
License: GPLv2 or later
License URI: https://www.gnu.org/licenses/gpl-2.0.html

${description}

== Description ==

${description}

${words.developers}

${words.removing}

== Installation ==

${words.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}

== Frequently Asked Questions ==

= ${words.privacyQuestion} =

${words.privacyAnswer}
`;
};

/** The zip that WordPress takes under "Upload Plugin": made for one installation, nothing to fill in. */
export const wordpressPlugin = (options: WordpressPluginOptions): Buffer =>
  Buffer.from(
    zipSync({
      [`${WORDPRESS_PLUGIN_NAME}/${WORDPRESS_PLUGIN_NAME}.php`]: strToU8(php(options)),
      [`${WORDPRESS_PLUGIN_NAME}/readme.txt`]: strToU8(readme(options)),
    }),
  );
