<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Users;

use Host\Accounts\AppPasswords\Tokens;
use Host\Accounts\Groups\Memberships;
use Host\AppFramework\Settings;
use Host\Calendars\Calendars;
use Host\Config\Config;
use Host\Database\Database;
use Host\Files\Store\Store;
use OCP\EventDispatcher\IEventDispatcher;
use OCP\HintException;
use OCP\IUser;
use OCP\IUserManager;
use OCP\User\Events\UserDeletedEvent;

/** All accounts. A name is the same in any case, and an e-mail address is a name too. */
final class Users implements IUserManager {
	private const VALUE = 'SELECT configvalue FROM oc_preferences WHERE userid = uid';
	private const EMAIL = '(' . self::VALUE . " AND appid = 'settings' AND configkey = 'email')";
	private const LAST_LOGIN = '(' . self::VALUE . " AND appid = 'login' AND configkey = 'lastLogin')";
	private const DISABLED = "'false' = (" . self::VALUE . " AND appid = 'core' AND configkey = 'enabled')";
	private const FOUND = "(lower(uid) LIKE :part ESCAPE '\\' OR lower(displayname) LIKE :part ESCAPE '\\' OR " . self::EMAIL
		. " LIKE :part ESCAPE '\\')";
	private const RESERVED = [
		'.', '..', '.htaccess', 'files_external', '__groupfolders', '.ncdata', 'owncloud.log', 'nextcloud.log', 'updater.log', 'audit.log',
	];

	/** @var array<string, User> by name */
	private array $known = [];

	public function __construct(
		private readonly Database $database,
		private readonly Config $config,
		private readonly Settings $settings,
		private readonly Passwords $passwords,
		private readonly Memberships $memberships,
		private readonly Tokens $tokens,
		private readonly Store $files,
		private readonly Calendars $calendars,
		private readonly IEventDispatcher $events,
	) {
	}

	/** @return ?User */
	#[\Override]
	public function get($uid) {
		if ($uid === null || $uid === '' || strlen($uid) > IUser::MAX_USERID_LENGTH) {
			return null;
		}
		$name = mb_strtolower($uid);
		if (!isset($this->known[$name])) {
			$row = $this->row($name);
			if ($row === null) {
				return null;
			}
			$this->known[$name] = $this->made($row);
		}
		return $this->known[$name];
	}

	#[\Override]
	public function getDisplayName(string $uid): ?string {
		return $this->get($uid)?->getDisplayName();
	}

	#[\Override]
	public function userExists($uid) {
		return $this->get($uid) !== null;
	}

	/** @return User|false */
	#[\Override]
	public function checkPassword($loginName, $password) {
		$row = $this->row(mb_strtolower(str_replace("\0", '', $loginName)));
		$password = str_replace("\0", '', $password);
		$fits = $row !== null
			&& ($this->passwords->fits($password, $row['password']) || $this->passwords->fits(urldecode($password), $row['password']));
		return $fits ? $this->get($row['uid']) ?? false : false;
	}

	/** @return array<string, User> */
	#[\Override]
	public function search($pattern, $limit = null, $offset = null) {
		$users = $this->selected('TRUE', $pattern, 'lower(displayname), uid_lower', $limit, $offset ?? 0);
		uksort($users, strcasecmp(...));
		return $users;
	}

	/** @return list<User> */
	#[\Override]
	public function getByEmail($email): array {
		$isOf = static fn (User $one): bool => $email !== '' && strcasecmp((string)$one->getSystemEMailAddress(), $email) === 0;
		return array_values(array_filter($this->search($email), $isOf));
	}

	#[\Override]
	public function getDisabledUsers(?int $limit = null, int $offset = 0, string $search = ''): array {
		return $this->selected(self::DISABLED, $search, 'uid', $limit, $offset);
	}

	/**
	 * @return User
	 * @throws HintException when the password is too weak
	 * @throws \InvalidArgumentException
	 */
	#[\Override]
	public function createUser($uid, $password) {
		$this->validateUserId($uid, true);
		if (trim($password) === '') {
			throw new \InvalidArgumentException('A valid password must be provided');
		}
		if ($this->userExists($uid)) {
			throw new \InvalidArgumentException('The Login is already being used');
		}
		$this->passwords->demand($password);
		$this->database->run(
			'INSERT INTO oc_users (uid, uid_lower, displayname, password) VALUES (?, ?, ?, ?)',
			[$uid, mb_strtolower($uid), '', $this->passwords->hash($password)],
		);
		return $this->get($uid) ?? throw new \LogicException("$uid is not there");
	}

	#[\Override]
	public function countUsersTotal(int $limit = 0, bool $onlyMappedUsers = false): int|false {
		$count = $this->database->value('SELECT count(*) FROM oc_users');
		return is_int($count) ? $count : false;
	}

	#[\Override]
	public function callForAllUsers(\Closure $callback, $search = '') {
		self::each($this->search($search), $callback);
	}

	#[\Override]
	public function callForSeenUsers(\Closure $callback) {
		self::each($this->selected(self::LAST_LOGIN . ' IS NOT NULL', '', 'uid'), $callback);
	}

	#[\Override]
	public function validateUserId(string $uid, bool $checkDataDirectory = false): void {
		$problem = match (true) {
			preg_match('/[^a-zA-Z0-9 _.@\-\']/', $uid) === 1 =>
				'Only the following characters are allowed in an Login: "a-z", "A-Z", "0-9", spaces and "_.@-\'"',
			trim($uid) === '' => 'A valid Login must be provided',
			trim($uid) !== $uid => 'Login contains whitespace at the beginning or at the end',
			$uid === '.', $uid === '..' => 'Login must not consist of dots only',
			strlen($uid) > IUser::MAX_USERID_LENGTH => 'Username is too long',
			in_array($uid, self::RESERVED, true) => 'Login is invalid because files already exist for this user',
			default => null,
		};
		if ($problem !== null) {
			throw new \InvalidArgumentException($problem);
		}
	}

	#[\Override]
	public function getLastLoggedInUsers(?int $limit = null, int $offset = 0, string $search = ''): array {
		$users = $this->selected(
			self::LAST_LOGIN . ' IS NOT NULL',
			$search,
			self::LAST_LOGIN . ' DESC, uid_lower',
			min(100, $limit === null || $limit === 0 ? 25 : $limit),
			$offset,
		);
		return array_map(strval(...), array_keys($users));
	}

	public function rename(string $uid, string $displayName): void {
		if (mb_strlen($displayName) > 64) {
			throw new \InvalidArgumentException('Invalid displayname');
		}
		$this->database->run('UPDATE oc_users SET displayname = ? WHERE uid = ?', [$displayName, $uid]);
	}

	public function setPassword(string $uid, string $password): void {
		$this->passwords->demand($password);
		$this->database->run('UPDATE oc_users SET password = ? WHERE uid = ?', [$this->passwords->hash($password), $uid]);
	}

	/** What the user had and wished is gone before anybody hears of it, as on a server. */
	public function delete(User $user): bool {
		$uid = $user->getUID();
		$this->database->run('DELETE FROM oc_users WHERE uid = ?', [$uid]);
		$this->known = [];
		$this->memberships->forgetUser($uid);
		$this->tokens->forgetUser($uid);
		foreach (["home::$uid", "trash::home::$uid"] as $storage) {
			$this->files->remove($this->files->root($storage));
		}
		$this->config->forget($uid);
		$this->calendars->deleteAll("principals/users/$uid");
		$this->events->dispatchTyped(new UserDeletedEvent($user));
		$this->config->forget($uid);
		return true;
	}

	/** @return array<string, User> by user id, in their order */
	public function inGroup(string $groupId, string $search = '', ?int $limit = null, int $offset = 0): array {
		return $this->selected('uid IN (SELECT uid FROM oc_group_user WHERE gid = :group)', $search, 'uid', $limit, $offset, [
			'group' => $groupId,
		]);
	}

	public function countDisabledInGroup(string $groupId): int {
		$count = $this->database->value(
			'SELECT count(*) FROM oc_group_user JOIN oc_users USING (uid) WHERE gid = ? AND ' . self::DISABLED,
			[$groupId],
		);
		return is_int($count) ? $count : 0;
	}

	/**
	 * @param string $search part of a name or an e-mail address
	 * @param array<string, string> $values
	 * @return array<string, User> by user id
	 */
	private function selected(
		string $where,
		string $search,
		string $order,
		?int $limit = null,
		int $offset = 0,
		array $values = [],
	): array {
		/** @var list<array{uid: string, displayname: string}> $rows */
		$rows = $this->database->rows(
			"SELECT uid, displayname FROM oc_users WHERE $where AND " . self::FOUND . " ORDER BY $order LIMIT :limit OFFSET :offset",
			[
				'part' => '%' . addcslashes(mb_strtolower($search), '\\%_') . '%',
				'limit' => $limit ?? -1,
				'offset' => $offset,
				...$values,
			],
		);
		$users = [];
		foreach ($rows as $row) {
			$users[$row['uid']] = $this->made($row);
		}
		return $users;
	}

	/**
	 * @param array<array-key, User> $users
	 * @param \Closure(IUser): mixed $callback
	 */
	private static function each(array $users, \Closure $callback): void {
		foreach ($users as $user) {
			if ($callback($user) === false) {
				return;
			}
		}
	}

	/** @return ?array{uid: string, displayname: string, password: string} */
	private function row(string $name): ?array {
		/** @var ?array{uid: string, displayname: string, password: string} */
		return $this->database->row('SELECT uid, displayname, password FROM oc_users WHERE uid_lower = ?', [$name])
			?? $this->database->row('SELECT uid, displayname, password FROM oc_users WHERE ' . self::EMAIL . ' = ?', [$name]);
	}

	/** @param array{uid: string, displayname: string, ...} $row */
	private function made(array $row): User {
		return $this->known[mb_strtolower($row['uid'])] ??=
			new User($row['uid'], $row['displayname'], $this, $this->config, $this->settings);
	}
}
