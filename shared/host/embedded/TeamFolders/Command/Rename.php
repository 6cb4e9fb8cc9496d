<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders\Command;

use Host\TeamFolders\Folders;
use OCA\GroupFolders\Folder\FolderWithMappingsAndCache;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** Gives a team folder another name. */
final class Rename extends FolderCommand {
	#[\Override]
	protected function configure(): void {
		parent::configure();
		$this->setName('groupfolders:rename')
			->setDescription('Rename Team folder')
			->addArgument('name', InputArgument::REQUIRED, 'New name of the folder');
	}

	#[\Override]
	protected function change(FolderWithMappingsAndCache $folder, InputInterface $input, OutputInterface $output): int {
		$name = Folders::trimmed(self::word($input->getArgument('name')));
		if ($folder->mountPoint === $name) {
			$output->writeln("The name is already set to $name");
			return self::SUCCESS;
		}
		if ($this->folders->has($name)) {
			$output->writeln("<error>A Folder with the name $name already exists</error>");
			return self::FAILURE;
		}
		$this->folders->rename($folder->id, $name);
		return self::SUCCESS;
	}
}
