<?php
declare(strict_types=1);
namespace Host\Files;

use Host\Database\Database;
use Host\AppFramework\Settings;

/** Rows of files and folders, and their bytes. Knows nothing of users and rights. */
final class Store {
	public const FOLDER = 'httpd/unix-directory';

	public function __construct(public readonly Database $db, private Settings $settings) {
		if (!is_dir($this->settings->data . '/blobs')) {
			mkdir($this->settings->data . '/blobs', 0700, true);
		}
	}

	/** The root row of a storage ("home::anna", "team::3"), made when missing. */
	public function root(string $id): array {
		$this->db->run('INSERT OR IGNORE INTO oc_storages (id) VALUES (?)', [$id]);
		$storage = $this->db->column('SELECT numeric_id FROM oc_storages WHERE id = ?', [$id])[0];
		$this->db->run('INSERT OR IGNORE INTO oc_filecache (storage, parent, name, mimetype, mtime, etag) VALUES (?, 0, ?, ?, ?, ?)', [$storage, '', self::FOLDER, time(), self::etag()]);
		return $this->db->rows('SELECT * FROM oc_filecache WHERE storage = ? AND parent = 0', [$storage])[0];
	}

	private static function etag(): string {
		return bin2hex(random_bytes(16));
	}

	public function row(int $id): ?array {
		return $this->db->rows('SELECT * FROM oc_filecache WHERE fileid = ? AND trashed IS NULL', [$id])[0] ?? null;
	}

	public function child(int $parent, string $name): ?array {
		return $this->db->rows('SELECT * FROM oc_filecache WHERE parent = ? AND name = ? AND trashed IS NULL', [$parent, $name])[0] ?? null;
	}

	public function children(int $parent): array {
		return $this->db->rows('SELECT * FROM oc_filecache WHERE parent = ? AND trashed IS NULL ORDER BY name', [$parent]);
	}

	/** Rows from the root down to this one. */
	public function chain(int $id): array {
		return $this->db->rows('WITH RECURSIVE up (fileid, depth) AS (SELECT ?, 0 UNION ALL SELECT f.parent, depth + 1 FROM up JOIN oc_filecache f USING (fileid) WHERE f.parent <> 0) SELECT f.* FROM up JOIN oc_filecache f USING (fileid) ORDER BY depth DESC', [$id]);
	}

	/** @param resource|string $data */
	public function blob($data): array {
		$name = bin2hex(random_bytes(12));
		$file = $this->path($name);
		file_put_contents("$file.part", $data);
		rename("$file.part", $file);
		return [$name, filesize($file)];
	}

	public function path(string $blob): string {
		return $this->settings->data . '/blobs/' . $blob;
	}

	public function create(array $parent, string $name, ?array $blob, ?int $mtime = null): int {
		return $this->atomic(function () use ($parent, $name, $blob, $mtime) {
			$this->db->run('INSERT INTO oc_filecache (storage, parent, name, mimetype, size, mtime, etag, blob) VALUES (?, ?, ?, ?, ?, ?, ?, ?)', [$parent['storage'], $parent['fileid'], $name, $blob ? Mime::of($name) : self::FOLDER, $blob[1] ?? 0, $mtime ?? time(), self::etag(), $blob[0] ?? null]);
			$id = (int)$this->db->pdo->lastInsertId();
			$this->touchUp((int)$parent['fileid'], $blob[1] ?? 0);
			return $id;
		});
	}

	/** New bytes; the old ones become a version unless they are empty or of the same second. */
	public function write(array $row, array $blob, ?string $author, ?int $mtime = null): void {
		$this->atomic(function () use ($row, $blob, $author, $mtime) {
			if ($row['size'] > 0) {
				$this->db->run('INSERT OR IGNORE INTO oc_files_versions (file_id, timestamp, size, blob, author) VALUES (?, ?, ?, ?, ?)', [$row['fileid'], $row['mtime'], $row['size'], $row['blob'], $author]);
			}
			$this->db->run('UPDATE oc_filecache SET blob = ?, size = ?, mtime = ?, etag = ? WHERE fileid = ?', [$blob[0], $blob[1], $mtime ?? time(), self::etag(), $row['fileid']]);
			$this->touchUp((int)$row['parent'], $blob[1] - $row['size']);
		});
	}

	public function move(array $row, array $parent, string $name): void {
		$this->atomic(function () use ($row, $parent, $name) {
			$this->db->run('UPDATE oc_filecache SET parent = ?, name = ?, mimetype = ? WHERE fileid = ?', [$parent['fileid'], $name, $row['blob'] === null ? self::FOLDER : Mime::of($name), $row['fileid']]);
			$this->touchUp((int)$row['parent'], -$row['size']);
			$this->touchUp((int)$parent['fileid'], (int)$row['size']);
			if ($row['storage'] !== $parent['storage']) {
				$this->db->run('WITH RECURSIVE down (fileid) AS (SELECT ? UNION ALL SELECT f.fileid FROM down JOIN oc_filecache f ON f.parent = down.fileid) UPDATE oc_filecache SET storage = ? WHERE fileid IN down', [$row['fileid'], $parent['storage']]);
			}
		});
	}

	public function copy(array $row, array $parent, string $name): void {
		$id = $this->create($parent, $name, $row['blob'] === null ? null : $this->blob(fopen($this->path($row['blob']), 'rb')));
		foreach ($row['blob'] === null ? $this->children((int)$row['fileid']) : [] as $child) {
			$this->copy($child, $this->row($id), $child['name']);
		}
	}

	public function trash(array $row): void {
		$this->atomic(function () use ($row) {
			$this->db->run('UPDATE oc_filecache SET trashed = ?, name = name || ? WHERE fileid = ?', [time(), '.d' . hrtime(true), $row['fileid']]);
			$this->touchUp((int)$row['parent'], -$row['size']);
		});
	}

	/** Folders above know the size below and get a new etag and mtime. */
	private function touchUp(int $id, int $size): void {
		$this->db->run('WITH RECURSIVE up (fileid) AS (SELECT ? UNION ALL SELECT f.parent FROM up JOIN oc_filecache f USING (fileid) WHERE f.parent <> 0) UPDATE oc_filecache SET size = size + ?, mtime = max(mtime, ?), etag = lower(hex(randomblob(16))) WHERE fileid IN up', [$id, $size, time()]);
	}

	private function atomic(callable $work): mixed {
		if ($this->db->pdo->inTransaction()) {
			return $work();
		}
		$this->db->pdo->exec('SAVEPOINT files');
		try {
			$result = $work();
			$this->db->pdo->exec('RELEASE files');
			return $result;
		} catch (\Throwable $e) {
			$this->db->pdo->exec('ROLLBACK TO files; RELEASE files');
			throw $e;
		}
	}
}
