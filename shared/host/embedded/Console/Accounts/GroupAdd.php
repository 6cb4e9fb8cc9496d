<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Accounts;

use Host\Console\HostCommand;
use OCP\IGroupManager;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** Makes a group. */
final class GroupAdd extends HostCommand {
	public function __construct(private readonly IGroupManager $groups) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('group:add')->setDescription('Add a group')
			->addArgument('groupid', InputArgument::REQUIRED, 'Group id')
			->addOption('display-name', null, InputOption::VALUE_REQUIRED, 'Group name used in the web UI (can contain any characters)');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$id = self::text($input, 'groupid');
		if ($this->groups->groupExists($id)) {
			$output->writeln("<error>Group \"$id\" already exists.</error>");
			return self::FAILURE;
		}
		$group = $this->groups->createGroup($id);
		if ($group === null) {
			$output->writeln('<error>Could not create group</error>');
			return self::INVALID;
		}
		$output->writeln("Created group \"{$group->getGID()}\"");
		$name = trim((string)self::option($input, 'display-name'));
		if ($name !== '') {
			$group->setDisplayName($name);
		}
		return self::SUCCESS;
	}
}
