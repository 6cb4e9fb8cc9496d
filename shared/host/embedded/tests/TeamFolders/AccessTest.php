<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\TeamFolders;

use Host\Accounts\Users\Users;
use Host\Files\Store\Entry;
use Host\Files\Store\Store;
use Host\TeamFolders\Access;
use Host\TeamFolders\Folders;
use Host\TeamFolders\Rules;
use Host\Tests\Instance;
use OCA\GroupFolders\ACL\Rule;
use OCA\GroupFolders\ACL\UserMapping\UserMapping;
use OCP\Constants;
use OCP\IGroupManager;
use PHPUnit\Framework\TestCase;

final class AccessTest extends TestCase {
	private const READ = Constants::PERMISSION_READ;
	private const DELETE = Constants::PERMISSION_DELETE;
	private const ALL = Constants::PERMISSION_ALL;

	private Instance $host;
	private int $folder;
	/** @var array<string, Entry> by path */
	private array $nodes = [];

	#[\Override]
	protected function setUp(): void {
		$this->host = new Instance();
		$folders = $this->host->get(Folders::class);
		$this->folder = $folders->create('Team', false);
		$this->nodes[''] = $this->host->get(Store::class)->root("team::$this->folder");
		foreach (['a', 'a/b', 'a/b/c', 'd'] as $path) {
			$this->nodes[$path] =
				$this->host->get(Store::class)->create($this->nodes[dirname($path) === '.' ? '' : dirname($path)], basename($path), null);
		}
		foreach (['readers' => self::READ, 'editors' => self::ALL & ~Constants::PERMISSION_SHARE] as $group => $permissions) {
			$this->host->get(IGroupManager::class)->createGroup($group);
			$folders->addGroup($this->folder, $group);
			$folders->setPermissions($this->folder, $group, $permissions);
		}
		$folders->setRules($this->folder, true);
	}

	#[\Override]
	protected function tearDown(): void {
		$this->host->remove();
	}

	public function testAPersonHasTheRightsOfAllGroups(): void {
		$this->person('anna', 'readers', 'editors');
		self::assertSame(self::ALL & ~Constants::PERMISSION_SHARE, $this->may('anna', 'a'));
	}

	public function testWhoIsInNoneOfTheGroupsHasNoFolder(): void {
		$this->person('anna');
		self::assertSame([], $this->host->get(Access::class)->folders('anna'));
	}

	public function testARuleDoesNotGiveMoreThanTheGroups(): void {
		$this->person('anna', 'readers');
		$this->rule('a', 'user', 'anna', self::ALL, self::ALL);
		self::assertSame(self::READ, $this->may('anna', 'a'));
	}

	public function testANodeThatMayNotBeReadIsNotSeenAndOneBelowMayBe(): void {
		$this->person('anna', 'editors');
		$this->rule('a', 'group', 'editors', self::READ, 0);
		$this->rule('a/b', 'user', 'anna', self::READ, self::READ);
		self::assertSame(0, $this->may('anna', 'a'));
		self::assertSame(self::ALL & ~Constants::PERMISSION_SHARE, $this->may('anna', 'a/b'));
		self::assertSame(self::ALL & ~Constants::PERMISSION_SHARE, $this->may('anna', 'a/b/c'));
	}

	public function testTheTopIsThereWithoutTheRightToReadIt(): void {
		$this->person('anna', 'editors');
		$this->rule('', 'user', 'anna', self::READ, 0);
		self::assertSame(self::ALL & ~Constants::PERMISSION_SHARE & ~self::READ, $this->may('anna', ''));
		self::assertSame(0, $this->may('anna', 'd'));
	}

	public function testRulesAreForgottenWhenTheFolderHasNone(): void {
		$this->person('anna', 'readers');
		$this->rule('a', 'user', 'anna', self::READ, 0);
		$this->host->get(Folders::class)->setRules($this->folder, false);
		self::assertSame(self::READ, $this->may('anna', 'a'));
	}

	public function testATreeIsDeletableOnlyWithEverythingInIt(): void {
		$this->person('anna', 'editors');
		$this->rule('a/b', 'group', 'editors', self::DELETE, 0);
		$this->rule('a/b/c', 'group', 'editors', self::DELETE, self::DELETE);
		self::assertSame(self::DELETE, $this->may('anna', 'a') & self::DELETE);
		self::assertFalse($this->deletable('anna', 'a'), 'something in it must stay');
		self::assertFalse($this->deletable('anna', 'a/b'));
		self::assertTrue($this->deletable('anna', 'a/b/c'), 'a rule above does not count for what was given back');
		self::assertTrue($this->deletable('anna', 'd'));
	}

	public function testAClosedFolderOpensByRulesAlone(): void {
		$closed = $this->host->get(Folders::class)->create('Closed', true);
		self::assertSame(0, $this->host->get(Access::class)->base($closed));
		self::assertSame(self::ALL, $this->host->get(Access::class)->base($this->folder));
	}

	public function testAGroupThatGoesTakesItsRulesAlong(): void {
		$this->person('anna', 'readers', 'editors');
		$this->rule('a', 'group', 'editors', self::READ, 0);
		$this->host->get(IGroupManager::class)->get('editors')?->delete();
		self::assertSame([], $this->host->get(Rules::class)->ofFiles([$this->nodes['a']->id], null));
		self::assertSame(['readers'], array_keys($this->host->get(Folders::class)->find($this->folder)->groups ?? []));
	}

	public function testTheRulesOfAFileAreReplacedTogether(): void {
		$this->person('anna', 'readers');
		$this->rule('a', 'user', 'anna', self::READ, 0);
		$rules = $this->host->get(Rules::class);
		$id = $this->nodes['a']->id;
		$rules->replace($id, [new Rule(new UserMapping('group', 'readers'), $id, self::DELETE, 0)]);
		self::assertSame(
			['group:readers'],
			array_map(static fn (Rule $rule): string => $rule->getUserMapping()->getKey(), $rules->ofFiles([$id], null)[$id] ?? []),
		);
		self::assertSame(['files', 'files/a'], ['files', ...array_keys($rules->ofStorage($this->nodes['a']->storage, null))]);
	}

	private function person(string $uid, string ...$groups): void {
		$user = $this->host->get(Users::class)->createUser($uid, 'a good password');
		foreach ($groups as $group) {
			$this->host->get(IGroupManager::class)->get($group)?->addUser($user);
		}
	}

	/** @param 'user'|'group' $type */
	private function rule(string $path, string $type, string $whom, int $mask, int $permissions): void {
		$this->host->get(Rules::class)->save(new Rule(new UserMapping($type, $whom), $this->nodes[$path]->id, $mask, $permissions));
	}

	private function may(string $uid, string $path): int {
		$chain = $this->chain($path);
		$node = array_pop($chain);
		return $this->host->get(Access::class)->permissions($this->host->get(Access::class)->folders($uid)[0], $chain, [
			$node,
		], $uid)[$node->id] ?? 0;
	}

	private function deletable(string $uid, string $path): bool {
		return $this->host->get(Access::class)->deletable($this->host->get(Access::class)->folders($uid)[0], $this->chain($path), $uid);
	}

	/** @return non-empty-list<Entry> */
	private function chain(string $path): array {
		$chain = [$this->nodes['']];
		$names = Folders::names($path);
		foreach (array_keys($names) as $index) {
			$chain[] = $this->nodes[implode('/', array_slice($names, 0, $index + 1))];
		}
		return $chain;
	}
}
