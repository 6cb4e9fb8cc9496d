<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders\Command;

use Host\TeamFolders\Folders;
use OCA\GroupFolders\Folder\FolderDefinitionWithPermissions;
use OCA\GroupFolders\Folder\FolderWithMappingsAndCache;
use OCP\Constants;
use OCP\IUserManager;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Helper\Table;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** Lists the team folders. */
final class ListFolders extends Command {
	private const WORDS = [
		'read' => Constants::PERMISSION_READ,
		'write' => Constants::PERMISSION_UPDATE,
		'share' => Constants::PERMISSION_SHARE,
		'delete' => Constants::PERMISSION_DELETE,
	];

	public function __construct(
		private readonly Folders $folders,
		private readonly IUserManager $users,
	) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('groupfolders:list')->setDescription('List the configured Team folders')
			->addOption('user', 'u', InputOption::VALUE_REQUIRED, 'Only folders of this user')
			->addOption('output', null, InputOption::VALUE_OPTIONAL, 'Format: plain, json or json_pretty', 'plain');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$user = $input->getOption('user');
		if (is_string($user) && !$this->users->userExists($user)) {
			$output->writeln("<error>user $user not found</error>");
			return self::FAILURE;
		}
		$folders = $this->folders->all();
		if (is_string($user)) {
			$own = array_map(static fn (FolderDefinitionWithPermissions $folder): int => $folder->id, $this->folders->of($user));
			$folders = array_intersect_key($folders, array_flip($own));
		}
		if ($input->getOption('output') !== 'plain') {
			$output->writeln(json_encode(
				array_values(array_map(self::fields(...), $folders)),
				JSON_THROW_ON_ERROR | ($input->getOption('output') === 'json_pretty' ? JSON_PRETTY_PRINT : 0),
			));
		} elseif ($folders === []) {
			$output->writeln('<info>No folders configured</info>');
		} else {
			(new Table($output))
				->setHeaders(['Folder Id', 'Name', 'Groups', 'Quota', 'Size', 'Advanced Permissions', 'Manage advanced permissions'])
				->setRows(array_map(self::row(...), array_values($folders)))
				->render();
		}
		return self::SUCCESS;
	}

	/** @return array<string, mixed> */
	private static function fields(FolderWithMappingsAndCache $folder): array {
		return [
			'id' => $folder->id,
			'quota' => $folder->quota,
			'acl' => $folder->acl,
			'acl_default_no_permission' => $folder->aclDefaultNoPermission,
			'groups' => $folder->groups,
			'manage' => $folder->manage,
			'options' => $folder->options,
			'size' => $folder->rootCacheEntry->getSize(),
			'groups_list' => array_map(static fn (array $group): int => $group['permissions'], $folder->groups),
			'mountPoint' => $folder->mountPoint,
			'rootId' => $folder->rootId,
			'storageId' => $folder->storageId,
		];
	}

	/** @return list<int|float|string> */
	private static function row(FolderWithMappingsAndCache $folder): array {
		$groups = array_map(static function (int|string $id, array $group): string {
			$words = array_keys(array_filter(self::WORDS, static fn (int $bit): bool => ($group['permissions'] & $bit) !== 0));
			$name = $group['displayName'] === (string)$id ? (string)$id : "{$group['displayName']} ($id)";
			return "$name: " . ($group['permissions'] === 0 ? 'none' : implode(', ', $words));
		}, array_keys($folder->groups), $folder->groups);
		$managers = array_map(static fn (array $manager): string => "{$manager['displayname']} ({$manager['type']})", $folder->manage);
		return [
			$folder->id,
			$folder->mountPoint,
			implode("\n", $groups),
			$folder->quota > 0 ? "$folder->quota B" : 'Unlimited',
			$folder->rootCacheEntry->getSize(),
			$folder->acl ? 'Enabled' : 'Disabled',
			implode("\n", $managers),
		];
	}
}
