<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\GroupFolders\ACL\Rule;
use OCA\GroupFolders\ACL\RuleManager;
use OCA\GroupFolders\ACL\UserMapping\UserMapping;
use OCA\GroupFolders\Folder\FolderManager;
use OCA\HostProbe\Service\RuleTexts;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\Constants;
use OCP\IRequest;

/**
 * The life of one team folder by the host's PHP API.
 *
 * @phpstan-type Answer JSONResponse<Http::STATUS_OK, mixed, array{}>
 */
final class TeamFolderLifeController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly FolderManager $folders,
		private readonly RuleManager $rules,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * Makes a folder, changes everything that can be, says what it was like each time, and removes it.
	 *
	 * @return Answer
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/team-folders/life')]
	public function life(string $name, string $group, string $manager): JSONResponse {
		$id = $this->folders->createFolder($this->folders->trimMountpoint("/$name/"));
		$told = [$this->definition($id), $this->folders->mountPointExists($name), $this->folders->mountPointExists("$name ")];
		$changes = [
			fn () => $this->folders->renameFolder($id, "$name, renamed"),
			fn () => $this->folders->setFolderQuota($id, 1_000_000),
			fn () => $this->folders->setFolderQuota($id, FolderManager::SPACE_DEFAULT),
			fn () => $this->folders->addApplicableGroup($id, $group),
			fn () => $this->folders->setGroupPermissions($id, $group, Rule::PERMISSIONS_MAP['read']),
			fn () => $this->folders->setFolderACL($id, true),
			fn () => $this->folders->setManageACL($id, 'user', $manager, true),
			fn () => $this->rules->saveRule(self::takingAll($group, $this->folders->getFolder($id)->rootId ?? 0)),
			fn () => $this->rules->deleteRule(self::takingAll($group, $this->folders->getFolder($id)->rootId ?? 0)),
			fn () => $this->folders->setFolderACL($id, false),
			fn () => $this->folders->removeApplicableGroup($id, $group),
			fn () => $this->folders->removeFolder($id),
		];
		foreach ($changes as $change) {
			$change();
			$told[] = $this->definition($id);
		}
		return new JSONResponse($told);
	}

	private static function takingAll(string $group, int $fileId): Rule {
		return new Rule(new UserMapping('group', $group, 'a name'), $fileId, Constants::PERMISSION_ALL, 0);
	}

	/** @return ?array<string, mixed> */
	private function definition(int $id): ?array {
		$folder = $this->folders->getFolder($id);
		$listed = $this->folders->getAllFolders()[$id] ?? null;
		if ($folder === null || $listed === null) {
			return null;
		}
		$entry = $folder->rootCacheEntry;
		return [
			'names' => [$folder->mountPoint, $listed->mountPoint],
			'quota' => $folder->quota,
			'rules' => [$folder->acl, $folder->aclDefaultNoPermission],
			'options' => $folder->options,
			'groups' => [$folder->groups, $listed->groups],
			'manage' => [$folder->manage, $listed->manage],
			'rulesOfTop' => array_map(RuleTexts::of(...), $this->rules->getAllRulesForPrefix($folder->storageId, 'files')),
			'entry' => [
				$entry->getPath(),
				$entry->getSize(),
				$entry->getPermissions(),
				$entry->getId() === $folder->rootId,
				$entry->getStorageId() === $folder->storageId,
				$entry['permissions'],
				isset($entry['fileid']),
			],
		];
	}
}
