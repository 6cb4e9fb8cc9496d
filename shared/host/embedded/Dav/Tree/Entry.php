<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Tree;

use Host\Dav\Http\Markup;
use Host\Dav\Problem;

/** Something that has an address. What an entry does not allow is forbidden. */
abstract class Entry {
	abstract public function name(): string;

	/** Seconds since 1970; 0 means that nobody knows. */
	public function modified(): int {
		return 0;
	}

	/** A property's value, or null where the entry has no such property. */
	public function property(string $name): string|Markup|null {
		return $name === '{DAV:}getlastmodified' && $this->modified() > 0 ? gmdate('D, d M Y H:i:s', $this->modified()) . ' GMT' : null;
	}

	/**
	 * @return (\Closure(?\DOMElement): int)|null what sets a property and says the status, or null where the entry knows of no such
	 *   property
	 */
	public function setter(string $name): ?\Closure {
		return null;
	}

	public function delete(): void {
		throw Problem::of('Forbidden');
	}

	public function rename(string $name): void {
		throw Problem::of('Forbidden');
	}

	/** The id that clients know a file by; empty for what is no file. */
	public function fileId(): string {
		return '';
	}
}
