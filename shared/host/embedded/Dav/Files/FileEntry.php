<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Files;

use Host\Dav\Http\Call;
use Host\Dav\Http\Markup;
use Host\Dav\Problem;
use Host\Dav\Tree\Document;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\NotPermittedException;

/** A file of a person. */
final class FileEntry extends Document implements NodeEntry {
	/** What a browser would run, and what it is told instead. */
	private const SAFE = [
		'application/javascript' => 'text/plain', 'application/json' => 'text/plain', 'application/toml' => 'text/code',
		'application/x-php' => 'text/x-php', 'application/x-shockwave-flash' => 'application/octet-stream',
		'application/xml' => 'text/plain', 'application/yaml' => 'text/plain', 'image/svg+xml' => 'text/plain',
		'message/rfc822' => 'text/plain', 'text/asciidoc' => 'text/plain', 'text/html' => 'text/plain', 'text/org' => 'text/plain',
	];

	public function __construct(
		private readonly File $file,
		private readonly FileRules $rules,
		private readonly ?Folder $parent,
	) {
	}

	#[\Override]
	public function node(): File {
		return $this->file;
	}

	#[\Override]
	public function name(): string {
		return $this->file->getName();
	}

	#[\Override]
	public function modified(): int {
		return $this->file->getMTime();
	}

	#[\Override]
	public function etag(): string {
		return '"' . $this->file->getEtag() . '"';
	}

	#[\Override]
	public function size(): int {
		return (int)$this->file->getSize();
	}

	#[\Override]
	public function type(): string {
		return $this->file->getMimetype();
	}

	#[\Override]
	public function safeType(): string {
		return self::SAFE[$this->file->getMimetype()] ?? $this->file->getMimetype();
	}

	#[\Override]
	public function checksum(): string {
		return $this->rules->checksums->of($this->file);
	}

	#[\Override]
	public function fileId(): string {
		return $this->rules->properties->davId($this->file);
	}

	#[\Override]
	public function read(): mixed {
		try {
			$stream = $this->file->fopen('rb');
		} catch (NotPermittedException) {
			throw Problem::of('NotFound');
		}
		return $stream === false ? throw Problem::of('NotFound') : $stream;
	}

	#[\Override]
	public function replace(mixed $data, ?Call $call): void {
		$this->rules->replace($this->file, $data, $call);
	}

	#[\Override]
	public function delete(): void {
		$this->rules->delete($this->file);
	}

	#[\Override]
	public function rename(string $name): void {
		$this->rules->rename($this->file, $name);
	}

	#[\Override]
	public function property(string $name): string|Markup|null {
		return parent::property($name) ?? $this->rules->properties->value($this->file, $this->parent ?? $this->file->getParent(), $name);
	}

	#[\Override]
	public function setter(string $name): ?\Closure {
		return $this->rules->properties->setter($this->file, $name);
	}
}
