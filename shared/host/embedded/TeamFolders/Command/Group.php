<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders\Command;

use Host\TeamFolders\Folders;
use OCA\GroupFolders\Folder\FolderWithMappingsAndCache;
use OCP\Constants;
use OCP\IGroupManager;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** Says what a group may do in a team folder. */
final class Group extends FolderCommand {
	/** Here to write is to create, too. */
	private const WORDS = [
		'read' => Constants::PERMISSION_READ,
		'write' => Constants::PERMISSION_UPDATE | Constants::PERMISSION_CREATE,
		'share' => Constants::PERMISSION_SHARE,
		'delete' => Constants::PERMISSION_DELETE,
	];

	public function __construct(
		Folders $folders,
		private readonly IGroupManager $groups,
	) {
		parent::__construct($folders);
	}

	#[\Override]
	protected function configure(): void {
		parent::configure();
		$this->setName('groupfolders:group')->setDescription('Edit the groups that have access to a Team folder')
			->addArgument('group', InputArgument::REQUIRED, 'The group')
			->addArgument(
				'permissions',
				InputArgument::OPTIONAL | InputArgument::IS_ARRAY,
				'Permissions: read, write, share, delete (default: read)',
			)
			->addOption('delete', 'd', InputOption::VALUE_NONE, 'Remove the group from the folder');
	}

	#[\Override]
	protected function change(FolderWithMappingsAndCache $folder, InputInterface $input, OutputInterface $output): int {
		$group = self::word($input->getArgument('group'));
		$words = self::words($input->getArgument('permissions'));
		if ($input->getOption('delete') === true) {
			$this->folders->removeGroup($folder->id, $group);
			return self::SUCCESS;
		}
		if (!$this->groups->groupExists($group)) {
			$output->writeln("<error>group/team not found: $group</error>");
			return self::REFUSED;
		}
		if (array_diff($words, array_keys(self::WORDS)) !== []) {
			$output->writeln('<error>Unable to parse permissions input: ' . implode(' ', $words) . '</error>');
			return self::REFUSED;
		}
		if (!isset($folder->groups[$group])) {
			$this->folders->addGroup($folder->id, $group);
		}
		$this->folders->setPermissions(
			$folder->id,
			$group,
			array_reduce($words, static fn (int $all, string $word): int => $all | (self::WORDS[$word] ?? 0), Constants::PERMISSION_READ),
		);
		return self::SUCCESS;
	}
}
