<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Contacts;

use Host\Accounts\Groups\Groups;
use Host\Accounts\Users\Users;
use Host\Config\SharePolicies;
use OCP\Collaboration\Collaborators\ISearch;
use OCP\IUser;
use OCP\IUserSession;
use OCP\Share\IShare;

/**
 * Finds accounts by name or e-mail address, as far as the settings for sharing permit. Of groups and of people elsewhere it knows nothing.
 *
 * @phpstan-type Found array{
 *     label: string, subline: string, icon: string, value: array{shareType: int, shareWith: string}, shareWithDisplayNameUnique: string,
 *     status: array{},
 * }
 */
final class PeopleSearch implements ISearch {
	private const IN_BRACKETS = '/ \(.*\)$/';

	public function __construct(
		private readonly Users $users,
		private readonly Groups $groups,
		private readonly IUserSession $session,
		private readonly SharePolicies $policies,
	) {
	}

	#[\Override]
	public function search($search, array $shareTypes, $lookup, $limit, $offset) {
		if ($lookup || $shareTypes !== [IShare::TYPE_USER]) {
			throw new \LogicException('This host finds accounts only');
		}
		$found = $this->find(trim($search), $limit, $offset);
		$hasFew = count($found['whole']) + count($found['part']) < $limit;
		return [['exact' => ['users' => $found['whole']], 'users' => $found['part']], $hasFew];
	}

	/**
	 * Without the account that asks.
	 *
	 * @param string $word a part of a name or e-mail address
	 * @param int $limit of each kind of match
	 * @return array{whole: list<Found>, part: list<Found>} by display name
	 */
	public function find(string $word, int $limit, int $offset = 0): array {
		$self = $this->session->getUser() ?? throw new \LogicException('Nobody asks');
		$groups = array_values(array_diff($this->groups->getUserGroupIds($self), $this->policies->groupsThatDoNotCount()));
		$whole = $word === '' || !$this->policies->allowsWholeNames() ? [] : $this->byWholeName($word, $limit, $offset);
		$all = $whole + $this->byPart($word, $groups, $limit, $offset);
		unset($all[$self->getUID()]);
		if ($this->policies->sharesInOwnGroupsOnly()) {
			$all = array_filter($all, fn (IUser $user): bool => array_intersect($groups, $this->groups->getUserGroupIds($user)) !== []);
		}
		uasort($all, static fn (IUser $one, IUser $other): int => strcasecmp($one->getDisplayName(), $other->getDisplayName()));
		return [
			'whole' => array_map(self::found(...), array_values(array_intersect_key($all, $whole))),
			'part' => array_map(self::found(...), array_values(array_diff_key($all, $whole))),
		];
	}

	/**
	 * @param list<string> $groups of the account that asks
	 * @return array<string, IUser> by user id
	 */
	private function byPart(string $word, array $groups, int $limit, int $offset): array {
		if (!$this->policies->listsNames()) {
			return [];
		}
		$onlyOwn = $this->policies->listsNamesOfOwnGroups();
		if (!$onlyOwn && !$this->policies->listsNamesOfCallers()) {
			return self::enabled($this->users->search($word, $limit, $offset));
		}
		$found = [];
		foreach ($onlyOwn ? $groups : [] as $group) {
			$found += $this->users->inGroup($group, $word, $limit, $offset);
		}
		return self::enabled($found);
	}

	/** @return array<string, IUser> by user id: disabled ones too where the whole id or address is given, as on the host */
	private function byWholeName(string $word, int $limit, int $offset): array {
		$lower = mb_strtolower($word);
		$found = array_filter(
			self::enabled($this->users->search($word, $limit, $offset)),
			fn (IUser $user): bool => in_array($lower, $this->names($user), true),
		);
		$named = $this->policies->matchesUserIds() ? $this->users->get($word) : null;
		if ($named !== null) {
			$found[$named->getUID()] = $named;
		}
		$hasAddress = static fn (IUser $user): bool => mb_strtolower((string)$user->getEMailAddress()) === $lower;
		return $found + ($this->policies->matchesAddresses() ? array_filter($this->users->search($word), $hasAddress) : []);
	}

	/** @return list<string> in lower case */
	private function names(IUser $user): array {
		$name = mb_strtolower($user->getDisplayName());
		return $this->policies->ignoresNamesInBrackets() ? [$name, trim((string)preg_replace(self::IN_BRACKETS, '', $name))] : [$name];
	}

	/**
	 * @param array<string, IUser> $users
	 * @return array<string, IUser>
	 */
	private static function enabled(array $users): array {
		return array_filter($users, static fn (IUser $user): bool => $user->isEnabled());
	}

	/** @return Found */
	private static function found(IUser $user): array {
		$address = (string)$user->getEMailAddress();
		return [
			'label' => $user->getDisplayName(),
			'subline' => '',
			'icon' => 'icon-user',
			'value' => ['shareType' => IShare::TYPE_USER, 'shareWith' => $user->getUID()],
			'shareWithDisplayNameUnique' => $address === '' ? $user->getUID() : $address,
			'status' => [],
		];
	}
}
