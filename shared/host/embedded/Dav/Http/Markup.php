<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Http;

/** A value that is XML already; names in it have the prefixes of a multistatus answer. */
final class Markup {
	public function __construct(
		public readonly string $xml,
	) {
	}

	/** The element, or several, that name addresses in the tree. */
	public static function hrefs(string $base, string ...$paths): self {
		return new self(
			implode('', array_map(static fn (string $path): string => '<d:href>' . Address::encode($base . $path) . '</d:href>', $paths)),
		);
	}
}
