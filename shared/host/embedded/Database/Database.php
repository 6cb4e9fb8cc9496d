<?php
declare(strict_types=1);
namespace Host\Database;

use Host\AppFramework\Settings;

/** The one SQLite file. The host's own tables go through plain PDO; apps get DBAL over the same handle (Connection). */
final class Database {
	public const PREFIX = 'oc_';
	public readonly \PDO $pdo;
	private array $prepared = [];


	public function __construct(Settings $settings) {
		$file = $settings->data . '/host.db';
		$new = !is_file($file);
		$this->pdo = new \PDO("sqlite:$file", null, null, [\PDO::ATTR_ERRMODE => \PDO::ERRMODE_EXCEPTION]);
		$this->pdo->exec('PRAGMA busy_timeout=10000; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA case_sensitive_like=ON');
		if ($new) {
			array_map($this->pdo->exec(...), Tables::SQL);
		}
	}

	public function rows(string $sql, array $values = []): array {
		$statement = $this->run($sql, $values);
		$rows = $statement->fetchAll(\PDO::FETCH_ASSOC);
		$statement->closeCursor();
		return $rows;
	}

	public function column(string $sql, array $values = []): array {
		return array_map(current(...), $this->rows($sql, $values));
	}

	public function run(string $sql, array $values = []): \PDOStatement {
		$statement = $this->prepared[$sql] ??= $this->pdo->prepare($sql);
		$statement->execute($values);
		return $statement;
	}

	/** A slot of a rolling window, or false; one writer at a time. */
	public function take(string $key, int $limit, int $period): bool {
		$hash = hash('sha256', $key);
		$now = time();
		$this->pdo->exec('BEGIN IMMEDIATE');
		try {
			$this->run('DELETE FROM oc_ratelimit_entries WHERE delete_after <= ?', [$now]);
			if ($this->rows('SELECT count(*) n FROM oc_ratelimit_entries WHERE hash = ?', [$hash])[0]['n'] >= $limit) {
				return false;
			}
			$this->run('INSERT INTO oc_ratelimit_entries VALUES (?, ?)', [$hash, $now + $period]);
			return true;
		} finally {
			$this->pdo->exec('COMMIT');
		}
	}
}
