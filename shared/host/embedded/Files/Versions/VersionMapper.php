<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Versions;

use Host\Database\Database;
use Host\Files\Store\Blobs;
use Host\Files\Store\Entry;
use OCP\AppFramework\Db\DoesNotExistException;

/** The table of versions. The content that a file has now is a row too, without bytes of its own. */
final class VersionMapper {
	public function __construct(
		private readonly Database $database,
		private readonly Blobs $blobs,
	) {
	}

	/** @return list<VersionRow> the oldest first, the current content among them */
	public function all(Entry $file): array {
		return $this->database->atomic(function () use ($file): array {
			// Time and content may have changed while nobody watched.
			$this->database->run('DELETE FROM oc_files_versions WHERE file_id = ? AND blob IS NULL AND timestamp <> ?', [
				$file->id,
				$file->mtime,
			]);
			if ($this->rows('file_id = ? AND timestamp = ?', [$file->id, $file->mtime]) === []) {
				$this->current($file);
			}
			return $this->rows('file_id = ?', [$file->id]);
		});
	}

	/** @return list<VersionRow> what a file had before, the newest first */
	public function former(int $file): array {
		return array_reverse($this->rows('file_id = ? AND blob IS NOT NULL', [$file]));
	}

	/** A file has content that is not yet known here. */
	public function current(Entry $file): void {
		$this->insert($file->id, $file->mtime, $file->size, $file->mimetype, null);
	}

	/** A file has other content; what it had before is kept, unless it was nothing or of the same second. */
	public function replaced(Entry $old, Entry $new): void {
		if ($old->size > 0 && $old->mtime !== $new->mtime) {
			$this->keep($old);
			$this->current($new);
		} else {
			$this->touched($old, $new);
			$this->current($new);
		}
	}

	/** The current content has another time. */
	public function touched(Entry $old, Entry $new): void {
		$this->database->run('UPDATE OR IGNORE oc_files_versions SET timestamp = ? WHERE file_id = ? AND timestamp = ? AND blob IS NULL', [
			$new->mtime,
			$old->id,
			$old->mtime,
		]);
	}

	/** The current content becomes a former one. */
	public function keep(Entry $file): void {
		$this->insert($file->id, $file->mtime, $file->size, $file->mimetype, $file->blob);
	}

	/** A former content is the current one. */
	public function promote(VersionRow $version): void {
		$this->database->run('UPDATE oc_files_versions SET blob = NULL WHERE id = ?', [$version->id]);
	}

	/** @throws DoesNotExistException */
	public function annotate(int $file, int $timestamp, string $key, string $value): void {
		$row = $this->rows('file_id = ? AND timestamp = ?', [$file, $timestamp])[0]
			?? throw new DoesNotExistException("File $file has no version of $timestamp");
		$this->database->run('UPDATE oc_files_versions SET metadata = ? WHERE id = ?', [
			json_encode([$key => $value] + $row->metadata, JSON_THROW_ON_ERROR),
			$row->id,
		]);
	}

	public function delete(VersionRow $version): void {
		$this->database->run('DELETE FROM oc_files_versions WHERE id = ?', [$version->id]);
		$this->blobs->dropped($version->blob);
	}

	/** The former contents of a file belong to its copy too, without authors and labels. */
	public function copy(int $file, Entry $copy): void {
		$this->current($copy);
		foreach ($this->former($file) as $version) {
			$this->insert($copy->id, $version->timestamp, $version->size, $version->mimetype, $version->blob);
		}
	}

	/** A file is in the trash: authors and labels are forgotten, contents come back with it. */
	public function strip(Entry $file): void {
		$this->database->run("UPDATE oc_files_versions SET metadata = '[]' WHERE file_id = ?", [$file->id]);
	}

	private function insert(int $file, int $timestamp, int $size, string $mimetype, ?string $blob): void {
		$this->blobs->dropped($this->rows('file_id = ? AND timestamp = ?', [$file, $timestamp])[0]->blob ?? null);
		$this->database->run(
			'INSERT INTO oc_files_versions (file_id, timestamp, size, mimetype, blob) VALUES (?, ?, ?, ?, ?) '
				. 'ON CONFLICT (file_id, timestamp) DO UPDATE SET size = excluded.size, mimetype = excluded.mimetype, blob = excluded.blob',
			[$file, $timestamp, $size, $mimetype, $blob],
		);
	}

	/**
	 * @param list<int> $values
	 * @return list<VersionRow>
	 */
	private function rows(string $condition, array $values): array {
		/** @var list<array{id: int, timestamp: int, size: int, mimetype: string, metadata: string, blob: ?string}> $rows */
		$rows = $this->database->rows(
			"SELECT id, timestamp, size, mimetype, metadata, blob FROM oc_files_versions WHERE $condition ORDER BY timestamp",
			$values,
		);
		return array_map(VersionRow::of(...), $rows);
	}
}
