<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Makes the version of sabre/vobject that can be installed here run without the deprecations that newer versions of PHP report
// in it. Composer includes this file, so it holds for the host, the tests and every other program. No other message is lost.

namespace {
	// Deprecations of declarations are reported once, while a class is loaded.
	spl_autoload_register(static function (string $class): void {
		if (preg_match('/^Sabre\\\\(VObject|Xml|Uri)\\\\([\w\\\\]+)$/D', $class, $found) !== 1) {
			return;
		}
		$path = __DIR__ . '/vendor/sabre/' . strtolower($found[1]) . '/lib/' . str_replace('\\', '/', $found[2]) . '.php';
		if (!is_file($path)) {
			return;
		}
		$reporter = set_error_handler(static function (int $number, string $message, string $file, int $line) use (&$reporter): bool {
			return $number === E_DEPRECATED || (is_callable($reporter) && $reporter($number, $message, $file, $line) !== false);
		});
		try {
			require_once $path;
		} finally {
			restore_error_handler();
		}
	}, prepend: true);
}

// Two calls pass null where PHP now asks for a string. They name no namespace, so PHP takes these functions for its own.

namespace Sabre\VObject\Parser {
	/** For MimeDir, which asks for the encoding of each property. */
	function strtoupper(?string $text): string {
		return \strtoupper($text ?? '');
	}
}

namespace Sabre\VObject\Property {
	/**
	 * For Text, whose subclasses may lack a delimiter.
	 *
	 * @param array<array-key, string> $parts
	 */
	function implode(?string $delimiter, array $parts): string {
		return \implode($delimiter ?? '', $parts);
	}
}
