<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Accounts;

use Host\Console\HostCommand;
use OCP\IGroupManager;
use OCP\IUserManager;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** Takes accounts out of a group. */
final class GroupRemoveUser extends HostCommand {
	public function __construct(
		private readonly IGroupManager $groups,
		private readonly IUserManager $users,
	) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('group:removeuser')->setDescription('remove a user from a group')
			->addArgument('group', InputArgument::REQUIRED, 'group to remove the user from')
			->addArgument('user', InputArgument::REQUIRED | InputArgument::IS_ARRAY, 'users to remove from the group');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$group = $this->groups->get(self::text($input, 'group'));
		if ($group === null) {
			$output->writeln('<error>group not found</error>');
			return self::FAILURE;
		}
		$missing = 0;
		$ids = self::texts($input, 'user');
		foreach ($ids as $id) {
			$user = $this->users->get($id);
			if ($user === null) {
				$output->writeln("<error>user $id not found</error>");
				$missing++;
				continue;
			}
			$group->removeUser($user);
			$output->writeln("<info>user $id removed</info>");
		}
		if ($missing > 0 && $missing < count($ids)) {
			$output->writeln('<error>Some users were not found, all others where removed from the group.</error>');
		}
		return $missing > 0 ? self::FAILURE : self::SUCCESS;
	}
}
