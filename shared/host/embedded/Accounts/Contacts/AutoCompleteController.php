<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Contacts;

use Host\Accounts\Groups\Groups;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\OCSController;
use OCP\IGroup;
use OCP\IRequest;
use OCP\Share\IShare;

/** Completes the names of accounts, as far as the settings for sharing permit, and of all groups. */
final class AutoCompleteController extends OCSController {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly PeopleSearch $people,
		private readonly Groups $groups,
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
	public function get(string $search, array $shareTypes = [IShare::TYPE_USER], int $limit = 10): DataResponse {
		$word = trim($search);
		$found = array_map(fn (int $type): array => match ($type) {
			IShare::TYPE_USER => $this->accounts($word, $limit),
			IShare::TYPE_GROUP => $this->matchingGroups($word, $limit),
			default => [],
		}, array_map(intval(...), array_values($shareTypes)));
		return new DataResponse(array_merge(...$found));
	}

	/** @return list<array<string, string>> whole names first */
	private function accounts(string $word, int $limit): array {
		['whole' => $whole, 'part' => $part] = $this->people->find($word, $limit);
		return array_map(static fn (array $found): array => [
			'id' => $found['value']['shareWith'],
			'label' => $found['label'],
			'icon' => $found['icon'],
			'source' => 'users',
			'status' => '',
			'subline' => $found['subline'],
			'shareWithDisplayNameUnique' => $found['shareWithDisplayNameUnique'],
		], [...$whole, ...$part]);
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
}
