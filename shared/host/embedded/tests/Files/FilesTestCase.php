<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Files;

use Host\Accounts\Groups\Groups;
use Host\Accounts\Users\Users;
use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;
use Host\Files\Nodes\File;
use Host\Files\Nodes\Folder;
use Host\Files\Nodes\Root;
use Host\TeamFolders\Folders;
use Host\Tests\Instance;
use OCP\IUser;
use OCP\IUserSession;
use PHPUnit\Framework\TestCase;

/** A host of its own with anna, who asks. */
abstract class FilesTestCase extends TestCase {
	/** Times of contents, a day apart. */
	protected const MONDAY = 1_700_000_000;
	protected const TUESDAY = 1_700_086_400;
	protected const WEDNESDAY = 1_700_172_800;

	protected Instance $instance;
	private ?Kernel $kernel = null;
	protected Folder $home;
	protected IUser $anna;

	#[\Override]
	protected function setUp(): void {
		$this->instance = new Instance();
		$this->get(Users::class)->createUser('anna', 'a good password');
		$this->nextRequest();
	}

	/** What a request knows of team folders and rights it knows to its end. */
	protected function nextRequest(): void {
		$this->kernel = new Kernel(new Settings($this->instance->directory, 'http://127.0.0.1', '34.0.1', [], ['secret' => 'test']));
		$this->anna = $this->get(Users::class)->get('anna') ?? self::fail('No anna');
		$this->kernel->container->set(IUserSession::class, new SomeoneAsks($this->anna));
		$this->home = $this->homeOf('anna');
	}

	#[\Override]
	protected function tearDown(): void {
		$this->instance->remove();
	}

	/**
	 * @template T of object
	 * @param class-string<T> $class
	 * @return T
	 */
	protected function get(string $class): object {
		return ($this->kernel ?? $this->instance->kernel)->get($class);
	}

	protected function homeOf(string $uid): Folder {
		$home = $this->get(Root::class)->getUserFolder($uid);
		self::assertInstanceOf(Folder::class, $home);
		return $home;
	}

	/** A team folder that anna is in. */
	protected function teamFolder(string $name): Folder {
		$group = $this->get(Groups::class)->createGroup('team') ?? self::fail('No group');
		$group->addUser($this->anna);
		$folders = $this->get(Folders::class);
		$folders->addGroup($folders->create($name, false), 'team');
		$this->nextRequest();
		return $this->folder($name);
	}

	protected function file(string $path): File {
		$node = $this->home->get($path);
		self::assertInstanceOf(File::class, $node);
		return $node;
	}

	protected function folder(string $path): Folder {
		$node = $this->home->get($path);
		self::assertInstanceOf(Folder::class, $node);
		return $node;
	}

	/** Makes a file that had this content at a time. */
	protected function written(string $path, string $content, int $time): File {
		if ($this->home->nodeExists($path)) {
			$this->file($path)->putContent($content);
		} else {
			$this->home->newFile($path, $content);
		}
		$this->file($path)->touch($time);
		return $this->file($path);
	}
}
