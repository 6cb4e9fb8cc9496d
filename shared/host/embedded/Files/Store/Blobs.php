<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Store;

use Host\AppFramework\Settings;
use Host\Database\Database;
use OCP\Files\GenericFileException;

/**
 * The bytes of files and versions. A blob never changes: it is complete on the disk before a row names it, several
 * rows may name it, and what no row names any more goes at the end of the request. So a kill at any moment leaves at
 * worst a blob too many, which `sweep` finds.
 */
final class Blobs {
	/** Younger than this, a blob without a row may belong to a write that is still on its way, in seconds. */
	private const GRACE = 3600;

	private readonly string $folder;
	/** @var array<string, true> names that may have lost their last row */
	private array $doubtful = [];

	public function __construct(
		Settings $settings,
		private readonly Database $database,
	) {
		$this->folder = "$settings->data/blobs";
		register_shutdown_function($this->settle(...));
	}

	/** @param string|resource $data */
	public function add(mixed $data): Blob {
		$name = bin2hex(random_bytes(16));
		$path = $this->path($name);
		if (!is_dir(dirname($path)) && !@mkdir(dirname($path), 0700, true) && !is_dir(dirname($path))) {
			throw new \RuntimeException('No folder for blobs: ' . dirname($path));
		}
		$this->doubtful[$name] = true;
		$size = file_put_contents("$path.part", $data);
		if ($size === false || !rename("$path.part", $path)) {
			throw new \RuntimeException("Could not write $path");
		}
		return new Blob($name, $size);
	}

	public function path(string $name): string {
		return $this->folder . '/' . substr($name, 0, 2) . "/$name";
	}

	/**
	 * @return resource for reading
	 * @throws GenericFileException when somebody took the bytes away
	 */
	public function open(string $name): mixed {
		$stream = fopen($this->path($name), 'rb');
		if ($stream === false) {
			throw new GenericFileException("The bytes of $name are missing");
		}
		return $stream;
	}

	/** Bytes that fit on the disk. */
	public function free(): int {
		return (int)disk_free_space(dirname($this->folder));
	}

	/** A row that named this is gone; others may name it still. */
	public function dropped(?string $name): void {
		if ($name !== null) {
			$this->doubtful[$name] = true;
		}
	}

	/** Deletes what this request wrote or dropped and no row names. */
	public function settle(): void {
		if ($this->doubtful !== []) {
			$this->delete(array_map(strval(...), array_keys($this->doubtful)));
			$this->doubtful = [];
		}
	}

	/**
	 * Deletes blobs that no row names and that are no write on its way.
	 *
	 * @return int how many
	 */
	public function sweep(): int {
		$paths = glob("$this->folder/*/*");
		$old = array_filter($paths === false ? [] : $paths, static fn (string $path): bool => filemtime($path) < time() - self::GRACE);
		return $this->delete(array_values(array_map(static fn (string $path): string => basename($path), $old)));
	}

	/** @param list<string> $names */
	private function delete(array $names): int {
		$lost = array_filter($names, $this->isLost(...));
		// One transaction from look to delete: nobody can take such a blob for a copy meanwhile.
		return $lost === [] ? 0 : $this->database->atomic(fn (): int =>
			count(array_filter($lost, fn (string $name): bool => $this->isLost($name) && unlink($this->path($name)))));
	}

	private function isLost(string $name): bool {
		return $this->database->value('SELECT 1 FROM oc_filecache WHERE blob = ? UNION SELECT 1 FROM oc_files_versions WHERE blob = ?', [
			$name,
			$name,
		]) === null && is_file($this->path($name));
	}
}
