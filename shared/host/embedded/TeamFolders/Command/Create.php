<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders\Command;

use Host\TeamFolders\Folders;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** Makes a team folder and says its id. */
final class Create extends Command {
	public function __construct(
		private readonly Folders $folders,
	) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('groupfolders:create')->setDescription('Create a new Team folder')
			->addArgument('name', InputArgument::REQUIRED, 'Name of the folder')
			->addOption('acl-no-default-permission', null, InputOption::VALUE_NONE, 'Grant no permissions by default, only by rules')
			->addOption('output', null, InputOption::VALUE_OPTIONAL, 'Format: plain, json or json_pretty', 'plain');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$name = $input->getArgument('name');
		$name = Folders::trimmed(is_string($name) ? $name : '');
		if ($this->folders->has($name)) {
			$output->writeln("<error>A Folder with the name $name already exists</error>");
			return self::FAILURE;
		}
		$output->writeln((string)$this->folders->create($name, $input->getOption('acl-no-default-permission') === true));
		return self::SUCCESS;
	}
}
