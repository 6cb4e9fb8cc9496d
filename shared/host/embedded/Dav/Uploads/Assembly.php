<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Uploads;

use Host\Dav\Http\Call;
use Host\Dav\Problem;
use Host\Dav\Tree\Document;

/** The file that the parts of an upload are: moved to its place, it is one. */
final class Assembly extends Document implements Unfinished {
	public function __construct(
		private readonly UploadFolder $folder,
		private readonly string $name,
	) {
	}

	#[\Override]
	public function name(): string {
		return $this->name;
	}

	#[\Override]
	public function modified(): int {
		return $this->folder->modified();
	}

	#[\Override]
	public function etag(): string {
		return '"' . substr(md5($this->folder->name() . $this->size()), 0, 13) . '"';
	}

	#[\Override]
	public function size(): int {
		return array_sum(array_map(static fn (Part $part): int => $part->size(), $this->folder->parts()));
	}

	#[\Override]
	public function type(): string {
		return 'application/octet-stream';
	}

	#[\Override]
	public function read(): mixed {
		$whole = tmpfile();
		if ($whole === false) {
			throw new \RuntimeException('No temporary file');
		}
		foreach ($this->folder->parts() as $part) {
			stream_copy_to_stream($part->read(), $whole);
		}
		rewind($whole);
		return $whole;
	}

	#[\Override]
	public function replace(mixed $data, ?Call $call): void {
		throw Problem::of('Forbidden', 'Permission denied to put into this file');
	}

	#[\Override]
	public function delete(): void {
		$this->folder->delete();
	}

	#[\Override]
	public function rename(string $name): void {
		throw Problem::of('Forbidden', 'Permission denied to rename this file');
	}
}
