<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Contacts;

use Host\Accounts\Groups\Groups;
use Host\Accounts\Users\Users;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\OCSController;
use OCP\IGroup;
use OCP\IRequest;
use OCP\IUser;
use OCP\IUserSession;

/** Completes the names of accounts and groups; everybody may look up everybody else, and every group. */
final class AutoCompleteController extends OCSController {
	private const USER = 0;
	private const GROUP = 1;

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Users $users,
		private readonly Groups $groups,
		private readonly IUserSession $session,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * @param string $search a part of a name or e-mail address; whole ones come first
	 * @param list<int> $shareTypes of those that the host knows, only accounts and groups exist here
	 * @param int $limit of each
	 * @return DataResponse<Http::STATUS_OK, list<array<string, string>>, array{}>
	 */
	#[ApiRoute(verb: 'GET', url: '/autocomplete/get', root: '/core')]
	#[NoAdminRequired]
	public function get(string $search, array $shareTypes = [self::USER], int $limit = 10): DataResponse {
		$word = trim($search);
		$found = array_map(fn (int $type): array => match ($type) {
			self::USER => $this->accounts(mb_strtolower($word), $limit),
			self::GROUP => $this->matchingGroups($word, $limit),
			default => [],
		}, array_map(intval(...), array_values($shareTypes)));
		return new DataResponse(array_merge(...$found));
	}

	/** @return list<array<string, string>> */
	private function accounts(string $word, int $limit): array {
		$found = array_filter($this->users->search($word, $limit), static fn (IUser $user): bool => $user->isEnabled());
		$whole = $word === '' ? [] : array_filter(
			$found + $this->withAddress($word),
			static fn (IUser $user): bool => in_array($word, [mb_strtolower($user->getDisplayName()), self::address($user)], true),
		);
		$named = $this->users->get($word);
		$whole = self::sorted($named === null ? $whole : $whole + [$named->getUID() => $named]);
		$all = $whole + self::sorted($found);
		unset($all[$this->session->getUser()?->getUID()]);
		return array_map(self::entry(...), array_values($all));
	}

	/** @return list<array<string, string>> whole names first */
	private function matchingGroups(string $word, int $limit): array {
		$lower = strtolower($word);
		$whole = $parts = [];
		foreach ($this->groups->search($word, $limit) as $group) {
			if (in_array($lower, [strtolower($group->getGID()), strtolower($group->getDisplayName())], true)) {
				$whole[] = $group;
			} else {
				$parts[] = $group;
			}
		}
		$named = $whole === [] ? $this->groups->get($word) : null;
		return array_map(static fn (IGroup $group): array => [
			'id' => $group->getGID(),
			'label' => $group->getDisplayName(),
			'icon' => '',
			'source' => 'groups',
			'status' => '',
			'subline' => '',
			'shareWithDisplayNameUnique' => '',
		], [...$whole, ...($named === null ? [] : [$named]), ...$parts]);
	}

	/** @return array<string, IUser> disabled ones too, as on the host */
	private function withAddress(string $address): array {
		return array_filter($this->users->search($address), static fn (IUser $user): bool => self::address($user) === $address);
	}

	private static function address(IUser $user): string {
		return mb_strtolower((string)$user->getEMailAddress());
	}

	/**
	 * @param array<string, IUser> $users
	 * @return array<string, IUser>
	 */
	private static function sorted(array $users): array {
		uasort($users, static fn (IUser $one, IUser $other): int => strcasecmp($one->getDisplayName(), $other->getDisplayName()));
		return $users;
	}

	/** @return array<string, string> */
	private static function entry(IUser $user): array {
		$address = (string)$user->getEMailAddress();
		return [
			'id' => $user->getUID(),
			'label' => $user->getDisplayName(),
			'icon' => 'icon-user',
			'source' => 'users',
			'status' => '',
			'subline' => '',
			'shareWithDisplayNameUnique' => $address === '' ? $user->getUID() : $address,
		];
	}
}
