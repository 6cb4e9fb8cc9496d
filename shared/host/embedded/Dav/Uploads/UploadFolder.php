<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Uploads;

use Host\Dav\Http\Call;
use Host\Dav\Problem;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Document;
use Host\Dav\Tree\Entry;

/** One upload: its parts, and the file that they will be. */
final class UploadFolder extends Collection {
	private const WHOLE = '.file';

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
	public function child(string $name): Entry {
		if ($name === self::WHOLE) {
			return new Assembly($this, self::WHOLE);
		}
		$path = $this->part($name);
		return is_file($path)
			? new Part($path, $name)
			: throw Problem::of('NotFound', "File with name /{$this->name}/$name could not be located");
	}

	#[\Override]
	public function children(): iterable {
		yield new Assembly($this, self::WHOLE);
		yield from $this->parts();
	}

	/** @return list<Part> in the order in which they follow each other */
	public function parts(): array {
		$names = array_map(static fn (string $path): string => rawurldecode(basename($path)), self::paths("{$this->path}/*"));
		usort($names, strnatcmp(...));
		return array_map(fn (string $name): Part => new Part($this->part($name), $name), $names);
	}

	#[\Override]
	public function addFile(string $name, mixed $data, ?Call $call): void {
		file_put_contents($this->part($name), $data);
	}

	#[\Override]
	public function addFolder(string $name): void {
		throw Problem::of('Forbidden', "Permission denied to create file (filename $name)");
	}

	#[\Override]
	public function takeIn(Entry $source, string $name): bool {
		return $source instanceof Document ? false : throw Problem::of('Forbidden');
	}

	#[\Override]
	public function delete(): void {
		foreach ($this->parts() as $part) {
			$part->delete();
		}
		rmdir($this->path);
	}

	#[\Override]
	public function rename(string $name): void {
		throw Problem::of('Forbidden', 'Permission denied to rename this folder');
	}

	/** @return list<string> */
	public static function paths(string $pattern): array {
		$paths = glob($pattern);
		return $paths === false ? [] : $paths;
	}

	private function part(string $name): string {
		return "{$this->path}/" . rawurlencode($name);
	}
}
