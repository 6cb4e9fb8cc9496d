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

/** Prints the groups with their members. */
final class GroupList extends HostCommand {
	public function __construct(private readonly IGroupManager $groups) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('group:list')->setDescription('list configured groups')
			->addArgument('searchstring', InputArgument::OPTIONAL, 'Filter the groups to only those matching the search string', '')
			->withOutput();
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$members = [];
		foreach ($this->groups->search(self::text($input, 'searchstring'), 500, 0) as $group) {
			$members[$group->getGID()] = array_map(strval(...), array_keys($group->getUsers()));
		}
		$this->writeList($input, $output, $members);
		return self::SUCCESS;
	}
}
