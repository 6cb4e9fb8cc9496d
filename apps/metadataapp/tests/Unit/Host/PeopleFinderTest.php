<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Host;

use Host\Accounts\Contacts\PeopleSearch;
use Host\Tests\Files\FilesTestCase;
use OCA\MetadataApp\Host\PeopleFinder;
use OCP\Collaboration\Collaborators\ISearch;
use OCP\IConfig;
use OCP\IUserManager;

/** Anna looks for people. */
final class PeopleFinderTest extends FilesTestCase {
	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		foreach (['bert' => 'Bert Bos', 'bo' => 'Bo', 'cleo' => 'Cleo Bos'] as $id => $name) {
			$user = $this->get(IUserManager::class)->createUser($id, 'a good password');
			self::assertNotFalse($user);
			$user->setDisplayName($name);
		}
	}

	public function testWholeNamesComeFirstAndOneselfIsLeftOut(): void {
		self::assertSame([['id' => 'bo', 'name' => 'Bo'], ['id' => 'bert', 'name' => 'Bert Bos'], ['id' => 'cleo', 'name' => 'Cleo Bos']],
			$this->finder()->findAll('bo', 10));
		self::assertSame([['id' => 'bo', 'name' => 'Bo'], ['id' => 'bert', 'name' => 'Bert Bos']], $this->finder()->findAll('bo', 2));
		self::assertSame([], $this->finder()->findAll('anna', 10));
	}

	public function testWithoutListsOfNamesOnlyWholeNamesAreFound(): void {
		$this->get(IConfig::class)->setAppValue('core', 'shareapi_allow_share_dialog_user_enumeration', 'no');
		self::assertSame([['id' => 'bo', 'name' => 'Bo']], $this->finder()->findAll('bo', 10));
		self::assertSame([['id' => 'bert', 'name' => 'Bert Bos']], $this->finder()->findAll('bert bos', 10));
		self::assertSame([], $this->finder()->findAll('ber', 10));
	}

	public function testWhateverElseIsFoundIsLeftOut(): void {
		$search = self::createStub(ISearch::class);
		$search->method('search')->willReturn([
			['exact' => ['emails' => [['label' => 'x', 'value' => ['shareWith' => 'x@example.org']]]], 'users' => [
				['label' => 'Nameless', 'value' => ['shareType' => 0]],
				['label' => 'Bo', 'value' => ['shareWith' => 'bo']],
			]],
			false,
		]);
		self::assertSame([['id' => 'bo', 'name' => 'Bo']], (new PeopleFinder($search))->findAll('x', 10));
		$none = self::createStub(ISearch::class);
		$none->method('search')->willReturn([['exact' => []], false]);
		self::assertSame([], (new PeopleFinder($none))->findAll('x', 10));
	}

	private function finder(): PeopleFinder {
		return new PeopleFinder($this->get(PeopleSearch::class));
	}
}
