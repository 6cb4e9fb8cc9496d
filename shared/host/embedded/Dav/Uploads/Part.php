<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Uploads;

use Host\Dav\Http\Call;
use Host\Dav\Tree\Document;

/** A part of an upload. */
final class Part extends Document implements Unfinished {
	public function __construct(
		private readonly string $path,
		private readonly string $name,
	) {
	}

	#[\Override]
	public function name(): string {
		return $this->name;
	}

	#[\Override]
	public function modified(): int {
		return (int)filemtime($this->path);
	}

	#[\Override]
	public function etag(): string {
		return '"' . md5("{$this->path} {$this->modified()} {$this->size()}") . '"';
	}

	#[\Override]
	public function size(): int {
		return (int)filesize($this->path);
	}

	#[\Override]
	public function type(): string {
		return 'application/octet-stream';
	}

	#[\Override]
	public function read(): mixed {
		$stream = fopen($this->path, 'rb');
		return $stream === false ? throw new \RuntimeException("Could not read {$this->path}") : $stream;
	}

	#[\Override]
	public function replace(mixed $data, ?Call $call): void {
		file_put_contents($this->path, $data);
		clearstatcache();
	}

	#[\Override]
	public function delete(): void {
		unlink($this->path);
	}
}
