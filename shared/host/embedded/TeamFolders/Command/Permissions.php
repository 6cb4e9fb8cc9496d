<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders\Command;

use Host\Files\Store\TableRow;
use Host\TeamFolders\Access;
use Host\TeamFolders\Folders;
use Host\TeamFolders\Rules;
use OCA\GroupFolders\ACL\Rule;
use OCA\GroupFolders\ACL\UserMapping\UserMapping;
use OCA\GroupFolders\Folder\FolderWithMappingsAndCache;
use OCP\Constants;
use OCP\IUserManager;
use Symfony\Component\Console\Helper\Table;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** Sets, shows and tests the rules of a team folder. */
final class Permissions extends FolderCommand {
	private const WRONG_USE = 253;
	private const NO_RULES = 254;

	public function __construct(
		Folders $folders,
		private readonly Rules $rules,
		private readonly Access $access,
		private readonly IUserManager $users,
	) {
		parent::__construct($folders);
	}

	#[\Override]
	protected function configure(): void {
		parent::configure();
		$this->setName('groupfolders:permissions')->setDescription('Configure advanced permissions for a configured Team folder')
			->addArgument('path', InputArgument::OPTIONAL, 'Path within the folder')
			->addArgument(
				'permissions',
				InputArgument::IS_ARRAY | InputArgument::OPTIONAL,
				'Permissions such as +read -write after --, or clear',
			)
			->addOption('enable', 'e', InputOption::VALUE_NONE, 'Enable advanced permissions')
			->addOption('disable', 'd', InputOption::VALUE_NONE, 'Disable advanced permissions')
			->addOption('manage-add', 'm', InputOption::VALUE_NONE, 'Allow a user or group to manage rules')
			->addOption('manage-remove', 'r', InputOption::VALUE_NONE, 'Revoke the permission to manage rules')
			->addOption('user', 'u', InputOption::VALUE_REQUIRED, 'The user')
			->addOption('group', 'g', InputOption::VALUE_REQUIRED, 'The group')
			->addOption('test', 't', InputOption::VALUE_NONE, 'Show the permissions of a user for the path');
	}

	#[\Override]
	protected function change(FolderWithMappingsAndCache $folder, InputInterface $input, OutputInterface $output): int {
		$asks = static fn (string $option): bool => $input->getOption($option) === true;
		$user = self::word($input->getOption('user'));
		$group = self::word($input->getOption('group'));
		$path = self::word($input->getArgument('path'));
		$words = self::words($input->getArgument('permissions'));
		$mapping = match (true) {
			$user !== '' => new UserMapping('user', $user),
			$group !== '' => new UserMapping('group', $group),
			default => null,
		};
		if ($asks('enable') || $asks('disable')) {
			$this->folders->setRules($folder->id, $asks('enable'));
			return self::SUCCESS;
		}
		if ($asks('test')) {
			return $this->test($folder, $user, $path, $output);
		}
		if (!$folder->acl) {
			$output->writeln("<error>Advanced permissions not enabled for folder: $folder->id</error>");
			return self::NO_RULES;
		}
		if ($mapping === null && $path === '' && $words === []) {
			$this->print($folder, self::word($input->getOption('output')), $output);
			return self::SUCCESS;
		}
		if ($mapping !== null && ($asks('manage-add') || $asks('manage-remove'))) {
			$this->folders->setManager($folder->id, $mapping->getType(), $mapping->getId(), $asks('manage-add'));
			return self::SUCCESS;
		}
		$missing = match (true) {
			$path === '' => '<path> argument has to be set when not using --enable or --disable',
			$words === [] => '<permissions> argument has to be set when not using --enable or --disable',
			$user !== '' && $group !== '' => '--user, --team and --group can not be used at the same time',
			$mapping === null => 'either --user, --group or --team has to be used when not using --enable or --disable',
			default => null,
		};
		if ($missing !== null || $mapping === null) {
			$output->writeln("<error>$missing</error>");
			return self::WRONG_USE;
		}
		return $this->set($folder, trim($path, '/'), $mapping, $words, $output);
	}

	/** @param list<string> $words */
	private function set(
		FolderWithMappingsAndCache $folder,
		string $path,
		UserMapping $mapping,
		array $words,
		OutputInterface $output,
	): int {
		$chain = $this->folders->chain($folder->storageId, TableRow::PATH . "/$path");
		if (count($chain) !== count(Folders::names($path)) + 1) {
			$output->writeln("<error>Path not found in folder: $path</error>");
			return self::REFUSED;
		}
		$fileId = $chain[count($chain) - 1];
		if ($words === ['clear']) {
			$this->rules->delete(new Rule($mapping, $fileId, 0, 0));
			return self::SUCCESS;
		}
		$mask = $permissions = 0;
		foreach ($words as $word) {
			$isGiven = str_starts_with($word, '+');
			if (!$isGiven && !str_starts_with($word, '-')) {
				$output->writeln("<error>incorrect format for permissions \"$word\"</error>");
				return self::WRONG_USE;
			}
			$bit = Rule::PERMISSIONS_MAP[substr($word, 1)] ?? null;
			if ($bit === null) {
				$output->writeln("<error>incorrect format for permissions2 \"$word\"</error>");
				return self::WRONG_USE;
			}
			$mask |= $bit;
			$permissions |= $isGiven ? $bit : 0;
		}
		$this->rules->save(new Rule($mapping, $fileId, $mask, $permissions));
		return self::SUCCESS;
	}

	private function test(FolderWithMappingsAndCache $folder, string $uid, string $path, OutputInterface $output): int {
		if ($uid === '' || $path === '') {
			$output->writeln('<error>--user and <path> options needs to be set for permissions testing</error>');
			return self::WRONG_USE;
		}
		if (!$this->users->userExists($uid)) {
			$output->writeln("<error>User not found: $uid</error>");
			return self::REFUSED;
		}
		$isMember = in_array($folder->id, array_column($this->access->folders($uid), 'folder_id'), true);
		$permissions = $isMember
			? $this->access->allowed($folder->id, $this->folders->chain($folder->storageId, TableRow::PATH . "/$path"), $uid)
			: 0;
		$output->writeln(Rule::formatRulePermissions(Constants::PERMISSION_ALL, $permissions));
		return self::SUCCESS;
	}

	private function print(FolderWithMappingsAndCache $folder, string $format, OutputInterface $output): void {
		$rules = [];
		foreach ($this->rules->ofStorage($folder->storageId, null) as $path => $ofPath) {
			$inside = substr((string)$path, strlen(TableRow::PATH) + 1);
			$rules[$inside === '' ? '/' : $inside] = $ofPath;
		}
		ksort($rules);
		if ($format !== 'plain') {
			$output->writeln(json_encode($rules, JSON_THROW_ON_ERROR | ($format === 'json_pretty' ? JSON_PRETTY_PRINT : 0)));
			return;
		}
		$rows = [];
		foreach ($rules as $path => $ofPath) {
			$mappings = array_map(
				static fn (Rule $rule): string =>
					"{$rule->getUserMapping()->getType()}: {$rule->getUserMapping()->getDisplayName()} "
						. "({$rule->getUserMapping()->getId()})",
				$ofPath,
			);
			$rows[] = [
				$path,
				implode("\n", $mappings),
				implode("\n", array_map(static fn (Rule $rule): string => $rule->formatPermissions(), $ofPath)),
			];
		}
		(new Table($output))->setHeaders(['Path', 'User/Group', 'Permissions'])->setRows($rows)->render();
	}
}
