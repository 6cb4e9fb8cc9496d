<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\AppPasswords;

use Host\AppFramework\Settings;
use Host\Database\Database;

/** App passwords; only their hashes are stored. */
final class Tokens {
	private const LENGTH = 72;
	private const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

	public function __construct(
		private readonly Database $database,
		private readonly Settings $settings,
	) {
	}

	/**
	 * @param string $loginName how the user logged in; Basic credentials must name it again
	 * @param string $name what the token is for
	 * @return string the app password, which is shown this once
	 */
	public function create(string $userId, string $loginName, string $name): string {
		$secret = self::secret();
		$this->database->run(
			'INSERT INTO oc_authtoken (uid, login_name, name, token) VALUES (?, ?, ?, ?)',
			[$userId, $loginName, $name, $this->hash($secret)],
		);
		return $secret;
	}

	public function find(string $secret): ?Token {
		/** @var ?array{id: int, uid: string, login_name: string} $row */
		$row = $this->database->row('SELECT id, uid, login_name FROM oc_authtoken WHERE token = ?', [$this->hash($secret)]);
		return $row === null ? null : new Token($row['id'], $row['uid'], $row['login_name']);
	}

	/** Gives a token a new secret; the old one is worth nothing any more. */
	public function rotate(Token $token): string {
		$secret = self::secret();
		$this->database->run('UPDATE oc_authtoken SET token = ? WHERE id = ?', [$this->hash($secret), $token->id]);
		return $secret;
	}

	public function delete(Token $token): void {
		$this->database->run('DELETE FROM oc_authtoken WHERE id = ?', [$token->id]);
	}

	public function forgetUser(string $userId): void {
		$this->database->run('DELETE FROM oc_authtoken WHERE uid = ?', [$userId]);
	}

	private function hash(string $secret): string {
		$salt = $this->settings->system('secret', '');
		return hash('sha512', $secret . (is_string($salt) ? $salt : ''));
	}

	private static function secret(): string {
		$secret = '';
		while (strlen($secret) < self::LENGTH) {
			$secret .= self::CHARACTERS[random_int(0, strlen(self::CHARACTERS) - 1)];
		}
		return $secret;
	}
}
