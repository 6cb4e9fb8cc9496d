<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

use Host\AppFramework\Http\Nonce;
use OCP\Server;

// The functions that templates of the host and of apps call.

/** Prints text, harmless in HTML. */
function p(string|int|float|null $string): void {
	echo htmlspecialchars((string)$string, ENT_QUOTES);
}

/** Prints HTML as it is. */
function print_unescaped(string|int|float|null $string): void {
	echo $string;
}

/** Prints a link to a style sheet; `$opts` is more of the tag. */
function emit_css_tag(string $href, string $opts = ''): void {
	print_unescaped('<link rel="stylesheet"' . ($href === '' ? '' : " href=\"$href\"") . ($opts === '' ? '' : " $opts") . ">\n");
}

/** Prints a script that may run: from an address, or its own text. */
function emit_script_tag(string $src, string $script_content = '', string $content_type = ''): void {
	$nonce = Server::get(Nonce::class)->value;
	$type = $content_type === '' ? '' : " type=\"$content_type\"";
	$rest = $src === '' ? ">\n$script_content\n" : ($content_type === '' ? ' defer' : '') . " src=\"$src\">";
	print_unescaped("<script nonce=\"$nonce\"$type$rest</script>\n");
}

/** Prints the first letters of a name in a circle. */
function initials(string $name): void {
	$words = preg_split('/[\s._-]+/', $name, -1, PREG_SPLIT_NO_EMPTY);
	$letters = implode(
		'',
		array_map(static fn (string $word): string => mb_substr($word, 0, 1), array_slice($words === false ? [] : $words, 0, 2)),
	);
	print_unescaped('<span class="host-avatar" aria-hidden="true" data-initials="' . htmlspecialchars(mb_strtoupper($letters), ENT_QUOTES)
		. '"></span>');
}

/** Prints one of the host's icons, or an app's by its address; it takes the colour of the text around it. */
function icon(string $name): void {
	$address = str_starts_with($name, '/') ? $name : "/core/img/$name.svg";
	print_unescaped(
		'<span class="host-icon" aria-hidden="true" style="--icon:url(\'' . htmlspecialchars($address, ENT_QUOTES) . '\')"></span>',
	);
}
