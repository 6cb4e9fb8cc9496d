<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

use OCP\IDBConnection;
use OCP\Lock\LockedException;
use Shared\Clock;

/**
 * One writer at a time per resource, across all processes of all servers; those who wait get it in the order in which
 * they came. A process that dies while holding a lease loses it when it expires, and the next holder undoes its
 * half-finished work, unless the process may still be at it.
 */
class Leases {
	/** Work takes far less time; the lease of a dead process is released after this. */
	private const SECONDS = 15;
	/** Long enough for a hundred users saving one page at once to take turns, and for a dead one among them. */
	private const PATIENCE_SECONDS = 40.0;
	private const STEP_MICROSECONDS = [15_000, 40_000];
	/** When to ask again whether work was given up that might have been in progress. */
	private const DOUBT_SECONDS = 60;

	private readonly Rows $rows;
	private readonly Queue $queue;
	/** @var array<string, string> token by name, for the leases this request holds */
	private array $held = [];
	/** @var array<string, string> journal noted under each name */
	private array $notes = [];
	/** @var array<string, int> when each was last extended, Unix seconds */
	private array $kept = [];

	public function __construct(
		IDBConnection $db,
		private readonly Clock $clock,
		private readonly Recovery $recovery,
		string $appName,
	) {
		$this->rows = new Rows($db, "{$appName}_leases");
		$this->queue = new Queue($db, $clock, $appName);
	}

	/**
	 * Runs work exclusively under a name; a request may take the same name again inside its own work.
	 *
	 * @template T
	 * @param string $name such as `page:<file id>` or `folder:<folder id>`
	 * @param callable(): T $work
	 * @param ?string $journal as passed to `note`, where known in advance
	 * @return T
	 * @throws Busy when another request holds it for too long
	 */
	public function hold(string $name, callable $work, ?string $journal = null): mixed {
		if (isset($this->held[$name])) {
			return $work();
		}
		$token = bin2hex(random_bytes(16));
		$this->take($name, $token, $journal);
		$this->held[$name] = $token;
		$this->kept[$name] = $this->now();
		$isSettled = true;
		try {
			return $work();
		} catch (\Throwable $failure) {
			if (isset($this->notes[$name])) {
				// If that fails, the lease expires and the process that takes it over tries again.
				$isSettled = false;
				$this->recovery->recover($this->notes[$name], true);
				$isSettled = true;
			}
			throw $failure;
		} finally {
			unset($this->held[$name], $this->notes[$name], $this->kept[$name]);
			if ($isSettled) {
				$this->release($name, $token);
			}
		}
	}

	/**
	 * Notes what to undo if the work under this lease fails or never finishes.
	 *
	 * @throws \LogicException when this request does not hold it
	 */
	public function note(string $name, string $journal): void {
		$token = $this->held[$name] ?? throw new \LogicException("$name is not held");
		$this->change($name, $token, ['journal' => $journal]);
		$this->kept[$name] = $this->now();
		$this->notes[$name] = $journal;
	}

	/** Extends the lease between the steps of long work; does nothing when this request does not hold it. */
	public function keep(string $name): void {
		if (isset($this->held[$name]) && $this->now() >= ($this->kept[$name] ?? 0) + self::SECONDS / 3) {
			$this->kept[$name] = $this->now();
			$this->change($name, $this->held[$name], []);
		}
	}

	/**
	 * Undoes what expired leases left behind.
	 *
	 * @return array{int, list<string>} number of cleared leases, and the names of those whose files the host does not release yet
	 */
	public function clearExpired(): array {
		$query = $this->rows->select(['name']);
		$query->where($query->expr()->lt('expires_at', Rows::parameter($query, $this->now())));
		[$cleared, $busy] = [0, []];
		$this->queue->sweep();
		foreach ($query->executeQuery()->fetchAllAssociative() as $row) {
			$name = (new StoredValues($row))->text('name');
			$token = bin2hex(random_bytes(16));
			$holder = $this->holder($name);
			try {
				if ($holder !== null && $this->tryTo($name, $holder, $token, null)) {
					$this->release($name, $token);
					$cleared++;
				}
			} catch (Busy|LockedException) {
				// The journal stays for the next attempt.
				$busy[] = $name;
			}
		}
		return [$cleared, $busy];
	}

	/** @throws Busy */
	private function take(string $name, string $token, ?string $journal): void {
		$end = microtime(true) + self::PATIENCE_SECONDS;
		$told = '';
		try {
			// The lease is usually free, so the first attempt skips the read.
			for ($holder = null; !$this->tryTo($name, $holder, $token, $journal); $holder = $this->holder($name)) {
				if ($holder === null) {
					continue;
				}
				if (microtime(true) > $end && $this->queue->leave($token)) {
					throw Busy::now();
				}
				$this->queue->join($name, $token);
				if ($told !== $holder['token']) {
					$told = $holder['token'];
					$this->rows->update(['name' => $name, 'token' => $told], ['waiting' => 1]);
				}
				usleep(random_int(...self::STEP_MICROSECONDS));
			}
		} finally {
			$this->queue->leave($token);
		}
	}

	/** @param ?array{token: string, expires: int, journal: string} $holder */
	private function tryTo(string $name, ?array $holder, string $token, ?string $journal): bool {
		return match (true) {
			$holder === null => $this->rows->insert([
				'name' => $name,
				'token' => $token,
				'expires_at' => $this->now() + self::SECONDS,
				'journal' => $journal,
			]),
			// The previous holder called this process up.
			$holder['token'] === $token => $this->change($name, $token, ['journal' => $journal]),
			default => $holder['expires'] < $this->now() && $this->takeOver($name, $holder, $token, $journal),
		};
	}

	/** @return ?array{token: string, expires: int, journal: string} null when the lease is free */
	private function holder(string $name): ?array {
		$row = $this->rows->findAll(['name' => $name], ['token', 'expires_at', 'journal'])[0] ?? null;
		if ($row === null) {
			return null;
		}
		$value = new StoredValues($row);
		return ['token' => $value->text('token'), 'expires' => $value->number('expires_at'), 'journal' => $value->text('journal', '')];
	}

	/**
	 * The old journal stays until it is undone, because this process may die as well.
	 *
	 * @param array{token: string, expires: int, journal: string} $holder
	 */
	private function takeOver(string $name, array $holder, string $token, ?string $journal): bool {
		if (!$this->change($name, $holder['token'], ['token' => $token])) {
			return false;
		}
		if ($holder['journal'] !== '' && !$this->recovery->recover($holder['journal'], false)) {
			$this->rows->insert([
				'name' => self::inDoubt($holder['token']),
				'token' => $holder['token'],
				'expires_at' => $this->now() + self::DOUBT_SECONDS,
				'journal' => $holder['journal'],
			]);
		}
		return $this->change($name, $token, ['journal' => $journal]);
	}

	/** @param array<string, ?string> $values */
	private function change(string $name, string $token, array $values): bool {
		return $this->rows->update(['name' => $name, 'token' => $token], ['expires_at' => $this->now() + self::SECONDS, ...$values]) === 1;
	}

	/** Who waits is told to look into the queue by the column `waiting`, so that a release usually takes one statement. */
	private function release(string $name, string $token): void {
		if ($this->rows->delete(['name' => $name, 'token' => $token, 'waiting' => 0]) > 0) {
			return;
		}
		if (!$this->change($name, $token, [])) {
			// Another process took the lease over, but the work was done after all.
			$this->rows->delete(['name' => self::inDoubt($token)]);
			return;
		}
		$next = $this->queue->callUp($name);
		if ($next === null) {
			$this->rows->delete(['name' => $name, 'token' => $token]);
		} else {
			$this->change($name, $token, ['token' => $next, 'journal' => null]);
		}
	}

	/** Name of the lease under which work is kept whose process may still be at it. */
	private static function inDoubt(string $token): string {
		return "doubt:$token";
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
