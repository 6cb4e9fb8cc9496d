<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Accounts;

use Host\Console\HostCommand;
use OCP\IGroupManager;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** Removes a group, but never the administrators. */
final class GroupDelete extends HostCommand {
	public function __construct(private readonly IGroupManager $groups) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('group:delete')->setDescription('Remove a group')->addArgument('groupid', InputArgument::REQUIRED, 'Group name');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$id = self::text($input, 'groupid');
		$group = $this->groups->get($id);
		if ($id !== 'admin' && $group === null) {
			$output->writeln("<error>Group \"$id\" does not exist.</error>");
			return self::FAILURE;
		}
		if ($id === 'admin' || $group?->delete() !== true) {
			$output->writeln("<error>Group \"$id\" could not be deleted.</error>");
			return self::FAILURE;
		}
		$output->writeln("Group \"$id\" was removed");
		return self::SUCCESS;
	}
}
