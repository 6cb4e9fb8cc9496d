<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Tree;

use Host\Dav\Http\Call;
use Host\Dav\Http\Markup;
use Host\Dav\Problem;

/** An entry that has bytes. */
abstract class Document extends Entry {
	/** As the header has it, with its quotes. */
	abstract public function etag(): string;

	abstract public function size(): int;

	abstract public function type(): string;

	/** @return resource */
	abstract public function read(): mixed;

	/** Is a client told the etag of one that it has made, too? */
	public function isToldWhenNew(): bool {
		return false;
	}

	/** The header that a download is named by. */
	public function disposition(): string {
		$name = rawurlencode($this->name());
		return "attachment; filename*=UTF-8''$name; filename=\"$name\"";
	}

	/** Type to tell browsers; one that they would run is shown as text. */
	public function safeType(): string {
		return $this->type();
	}

	/** The checksum that a client has given with the bytes; empty when none has. */
	public function checksum(): string {
		return '';
	}

	/** @param resource $data */
	public function replace(mixed $data, ?Call $call): void {
		throw Problem::of('Forbidden');
	}

	#[\Override]
	public function property(string $name): string|Markup|null {
		return match ($name) {
			'{DAV:}getcontentlength' => (string)$this->size(),
			'{DAV:}getcontenttype' => $this->type(),
			'{DAV:}getetag' => $this->etag(),
			'{DAV:}resourcetype' => new Markup(''),
			default => parent::property($name),
		};
	}
}
