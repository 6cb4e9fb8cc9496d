<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Accounts\Users;

use Host\Accounts\AppPasswords\Tokens;
use Host\Accounts\Groups\Group;
use Host\Accounts\Groups\Groups;
use Host\Accounts\Users\Users;
use Host\AppFramework\Events;
use Host\Files\Store\Store;
use Host\Tests\Accounts\AccountsTestCase;
use OCP\HintException;
use OCP\IConfig;
use OCP\IUser;
use OCP\User\Events\UserDeletedEvent;
use PHPUnit\Framework\Attributes\DataProvider;

final class UsersTest extends AccountsTestCase {
	public function testANameIsTheSameInAnyCase(): void {
		$this->user('Anna');
		self::assertSame('Anna', $this->get(Users::class)->get('aNNa')?->getUID());
		self::assertTrue($this->get(Users::class)->userExists('ANNA'));
	}

	public function testAnEMailAddressIsANameToo(): void {
		$this->user('anna')->setSystemEMailAddress(' Anna@Example.org ');
		$found = $this->get(Users::class)->checkPassword('ANNA@example.org', self::PASSWORD);
		self::assertInstanceOf(IUser::class, $found);
		self::assertSame('anna', $found->getUID());
	}

	public function testOnlyTheRightPasswordFits(): void {
		$this->user('anna');
		$users = $this->get(Users::class);
		self::assertNotFalse($users->checkPassword('anna', self::PASSWORD));
		self::assertNotFalse($users->checkPassword('anna', rawurlencode(self::PASSWORD)));
		self::assertFalse($users->checkPassword('anna', self::PASSWORD . '!'));
		self::assertFalse($users->checkPassword('nobody', self::PASSWORD));
	}

	public function testOfALongPasswordEveryByteCounts(): void {
		$long = str_repeat('x', 400);
		$user = $this->user('anna');
		$user->setPassword($long . 'a');
		self::assertFalse($this->get(Users::class)->checkPassword('anna', $long . 'b'));
		self::assertNotFalse($this->get(Users::class)->checkPassword('anna', $long . 'a'));
	}

	public function testAShortPasswordIsRefusedInWords(): void {
		$this->expectException(HintException::class);
		$this->expectExceptionMessage('Password needs to be at least 10 characters long.');
		$this->get(Users::class)->createUser('anna', 'short');
	}

	/** @return iterable<string, array{string}> */
	public static function impossibleNames(): iterable {
		yield 'nothing' => [''];
		yield 'a star' => ['a*b'];
		yield 'a space before' => [' a'];
		yield 'a space behind' => ['a '];
		yield 'dots' => ['..'];
		yield 'a file of the data folder' => ['.htaccess'];
		yield 'too long' => [str_repeat('x', 65)];
	}

	#[DataProvider('impossibleNames')]
	public function testNobodyCanBeCalled(string $name): void {
		$this->expectException(\InvalidArgumentException::class);
		$this->get(Users::class)->createUser($name, self::PASSWORD);
	}

	public function testASearchFindsPartsOfNamesAndAddresses(): void {
		$this->user('anna')->setDisplayName('Zora');
		$this->user('Bob')->setSystemEMailAddress('someone@example.org');
		$this->user('a_c');
		$search = fn (string $part): array => array_keys($this->get(Users::class)->search($part));
		self::assertSame(['a_c', 'anna', 'Bob'], $search(''));
		self::assertSame(['anna'], $search('ZOR'));
		self::assertSame(['Bob'], $search('Example'));
		self::assertSame(['a_c'], $search('_'));
		self::assertSame([], $search('%'));
	}

	public function testADisabledUserIsListedAsSuch(): void {
		$this->user('anna')->setEnabled(false);
		$this->user('bob');
		self::assertSame(['anna'], array_keys($this->get(Users::class)->getDisabledUsers()));
	}

	public function testNothingIsLeftOfADeletedUserWhenItIsTold(): void {
		$user = $this->user('anna');
		$group = $this->get(Groups::class)->createGroup('staff');
		self::assertInstanceOf(Group::class, $group);
		$group->addUser($user);
		$this->get(IConfig::class)->setUserValue('anna', 'app', 'key', 'value');
		$secret = $this->get(Tokens::class)->create('anna', 'anna', 'test');
		$heard = [];
		$this->get(Events::class)->addListener(UserDeletedEvent::class, function (UserDeletedEvent $event) use (&$heard, $group): void {
			$id = $event->getUser()->getUID();
			$heard[] = [
				$id,
				$this->get(Users::class)->userExists($id),
				$group->count(),
				$this->get(IConfig::class)->getUserValue($id, 'app', 'key', 'nothing'),
			];
		});
		$user->delete();
		self::assertSame([['anna', false, 0, 'nothing']], $heard);
		self::assertNull($this->get(Tokens::class)->find($secret));
	}

	public function testANamesakeDoesNotInheritFiles(): void {
		$files = $this->get(Store::class);
		$user = $this->user('anna');
		$old = $files->create($files->root('home::anna'), 'notes', null);
		$user->delete();
		$this->user('anna');
		self::assertNull($files->entry($old->id));
		self::assertSame([], $files->children($files->root('home::anna')->id));
	}

	public function testTheFirstLoginIsKeptAndTheLastOneUpdated(): void {
		$user = $this->user('anna');
		self::assertSame([0, 0], [$user->getFirstLogin(), $user->getLastLogin()]);
		self::assertTrue($user->updateLastLoginTimestamp());
		self::assertFalse($user->updateLastLoginTimestamp());
		self::assertEqualsWithDelta(time(), $user->getFirstLogin(), 5);
	}
}
