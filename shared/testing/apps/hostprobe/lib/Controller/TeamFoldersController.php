<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\GroupFolders\ACL\ACLManager;
use OCA\GroupFolders\ACL\ACLManagerFactory;
use OCA\GroupFolders\ACL\Rule;
use OCA\GroupFolders\ACL\RuleManager;
use OCA\GroupFolders\ACL\UserMapping\UserMapping;
use OCA\GroupFolders\Folder\FolderDefinitionWithPermissions;
use OCA\GroupFolders\Folder\FolderManager;
use OCA\GroupFolders\Mount\MountProvider;
use OCA\HostProbe\Service\RuleTexts;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\Constants;
use OCP\Files\Folder;
use OCP\Files\IRootFolder;
use OCP\Files\Mount\IMountManager;
use OCP\Files\Node;
use OCP\Files\NotFoundException;
use OCP\IAppConfig;
use OCP\IGroupManager;
use OCP\IRequest;
use OCP\IUser;
use OCP\IUserManager;
use OCP\IUserSession;

/**
 * Builds team folders by the host's PHP API, and asks it what a person may do in them.
 *
 * @phpstan-type Answer JSONResponse<Http::STATUS_OK, mixed, array{}>
 * @phpstan-type NewFolder array{name: string, closed: bool, groups: array<string, int>, nodes: list<string>}
 * @phpstan-type NewRule array{node: string, type: 'user'|'group', mapping: string, mask: int, permissions: int}
 * @phpstan-type Ruled array{id: int, rules: list<NewRule>, nodes: array<string, int>, managers: list<array{'user'|'group', string}>}
 * @phpstan-type Asked array{id: int, name: string, nodes: array<string, int>}
 */
final class TeamFoldersController extends Controller {
	/** Where the files of a folder are in its storage. */
	private const FILES = 'files';

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly FolderManager $folders,
		private readonly RuleManager $rules,
		private readonly ACLManagerFactory $managers,
		private readonly MountProvider $mounts,
		private readonly IMountManager $mountManager,
		private readonly IRootFolder $root,
		private readonly IGroupManager $groups,
		private readonly IUserManager $users,
		private readonly IUserSession $session,
		private readonly IAppConfig $config,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * Makes empty folders.
	 *
	 * @param array<string, list<string>> $members the people of each group: others leave it
	 * @param list<NewFolder> $folders
	 * @return Answer
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/team-folders')]
	public function make(array $members, array $folders): JSONResponse {
		foreach ($members as $gid => $uids) {
			$group = $this->groups->get($gid) ?? $this->groups->createGroup($gid);
			foreach ($group?->getUsers() ?? [] as $user) {
				if (!in_array($user->getUID(), $uids, true)) {
					$group?->removeUser($user);
				}
			}
			foreach ($uids as $uid) {
				$group?->addUser($this->users->get($uid) ?? throw new \LogicException("There is no $uid"));
			}
		}
		$ids = [];
		foreach ($folders as ['name' => $name, 'closed' => $isClosed, 'groups' => $groups]) {
			$id = $this->folders->createFolder($this->folders->trimMountpoint($name), [], $isClosed);
			foreach ($groups as $gid => $permissions) {
				$this->folders->addApplicableGroup($id, $gid);
				$this->folders->setGroupPermissions($id, $gid, $permissions);
			}
			$ids[] = $id;
		}
		return new JSONResponse($ids);
	}

	/**
	 * Makes nodes on nobody's behalf.
	 *
	 * @param list<array{
	 *     id: int, nodes: list<string>, contents?: array<string, string>,
	 * }> $folders what has contents, or ends in .txt, is a file
	 * @return Answer file ids by path, folder by folder
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/team-folders/nodes')]
	public function fill(array $folders): JSONResponse {
		$made = [];
		foreach ($folders as $wished) {
			['id' => $id, 'nodes' => $nodes] = $wished;
			$contents = $wished['contents'] ?? [];
			$folder = $this->folders->getFolder($id) ?? throw new \LogicException("There is no team folder $id");
			$place = "/hostprobe-nobody/files/$folder->mountPoint";
			$this->mountManager->addMount($this->mounts->getMount(
				FolderDefinitionWithPermissions::fromFolder($folder, $folder->rootCacheEntry, Constants::PERMISSION_ALL),
				$place,
			));
			$top = $this->root->get($place);
			if (!$top instanceof Folder) {
				throw new \LogicException("$place is no folder");
			}
			$ids = ['' => $top->getId()];
			foreach ($nodes as $path) {
				$ids[$path] = (isset($contents[$path]) || str_ends_with($path, '.txt')
					? $top->newFile($path, $contents[$path] ?? $path)
					: $top->newFolder($path))
					->getId();
			}
			$made[] = $ids;
		}
		return new JSONResponse($made);
	}

	/**
	 * Sets the rules of folders, and who manages them.
	 *
	 * @param list<Ruled> $folders
	 * @param bool $perMapping does each person and group inherit for itself?
	 * @return Answer
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/team-folders/rules')]
	public function rule(array $folders, bool $perMapping): JSONResponse {
		$this->config->setValueString('groupfolders', 'acl-inherit-per-user', $perMapping ? 'true' : 'false');
		foreach ($folders as ['id' => $id, 'rules' => $rules, 'nodes' => $nodes, 'managers' => $managers]) {
			$this->folders->setFolderACL($id, true);
			foreach ($managers as [$type, $mapping]) {
				$this->folders->setManageACL($id, $type, $mapping, true);
			}
			foreach ($rules as $rule) {
				$this->rules->saveRule(new Rule(
					new UserMapping($rule['type'], $rule['mapping']),
					$nodes[$rule['node']] ?? 0,
					$rule['mask'],
					$rule['permissions'],
				));
			}
		}
		return new JSONResponse([]);
	}

	/**
	 * @param list<int> $ids
	 * @return Answer the ones that are still there
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/team-folders/removal')]
	public function remove(array $ids): JSONResponse {
		foreach ($ids as $id) {
			foreach (array_keys($this->folders->getFolder($id)->groups ?? []) as $gid) {
				$this->folders->removeApplicableGroup($id, (string)$gid);
			}
			$this->folders->removeFolder($id);
		}
		return new JSONResponse(array_values(array_intersect($ids, array_keys($this->folders->getAllFolders()))));
	}

	/**
	 * What a person sees and may do.
	 *
	 * @param list<Asked> $folders
	 * @param ?string $user the caller when null
	 * @return Answer
	 */
	#[NoCSRFRequired]
	#[NoAdminRequired]
	#[FrontpageRoute(verb: 'POST', url: '/team-folders/answers')]
	public function answers(array $folders, ?string $user = null): JSONResponse {
		$person = $user === null ? $this->caller() : $this->users->get($user) ?? throw new \LogicException("There is no $user");
		$home = $this->root->getUserFolder($person->getUID());
		$answers = array_map(
			fn (array $folder): array => [...$this->ofFolder($folder['id'], $person), 'nodes' => $this->ofNodes($folder, $home, $person)],
			$folders,
		);
		// last, for a server that has listed the home takes rights away from the mounts that it shows afterwards
		$listed = $this->listing($home);
		return new JSONResponse(array_map(
			static fn (array $answer, array $folder): array => ['listed' => $listed[$folder['name']] ?? null, ...$answer],
			$answers,
			$folders,
		));
	}

	/**
	 * What the caller may do.
	 *
	 * @param list<string> $paths below the home
	 * @return Answer bits by path, 0 for what the caller does not see
	 */
	#[NoCSRFRequired]
	#[NoAdminRequired]
	#[FrontpageRoute(verb: 'POST', url: '/team-folders/permissions')]
	public function permissions(array $paths): JSONResponse {
		$home = $this->root->getUserFolder($this->caller()->getUID());
		return new JSONResponse(
			array_combine($paths, array_map(fn (string $path): int => (int)$this->nodeAt($home, $path)?->getPermissions(), $paths)),
		);
	}

	/** @return array<string, mixed> */
	private function ofFolder(int $id, IUser $person): array {
		$found = $this->folders->getFoldersForUser($person, $id);
		return [
			'ruled' => array_keys($this->rules->getRulesForPrefix($person, $this->folders->getFolder($id)->storageId ?? 0, '')),
			'definitions' => array_map(
				static fn (FolderDefinitionWithPermissions $one): array => [
					$one->mountPoint,
					$one->permissions,
					$one->acl,
					$one->aclDefaultNoPermission,
					$one->quota,
					$one->rootCacheEntry->getPath(),
				],
				$found,
			),
			'rights' => $this->folders->getFolderPermissionsForUser($person, $id),
			'manages' => $this->folders->canManageACL($id, $person),
			'managesByList' => $this->folders->canManageACL($id, $person, true),
			'base' => $this->managers->getACLManager($person)->getBasePermission($id),
		];
	}

	/**
	 * @param Asked $folder
	 * @return array<string, array<string, mixed>>
	 */
	private function ofNodes(array $folder, Folder $home, IUser $person): array {
		$manager = $this->managers->getACLManager($person);
		$storage = $this->folders->getFolder($folder['id'])->storageId ?? 0;
		$paths = array_map(self::inStorage(...), array_keys($folder['nodes']));
		$inBulk = $manager->getRelevantRulesForPath($storage, $paths);
		$ofIds = $this->rules->getRulesForFilesById($person, array_values($folder['nodes']));
		$ofPaths = $this->rules->getRulesForFilesByPath($person, $storage, $paths);
		$everybodys = $this->rules->getAllRulesForPaths($storage, $paths);
		$byStorage = $manager->getRulesByFileIds(array_values($folder['nodes']));
		$nodes = [];
		foreach ($folder['nodes'] as $path => $id) {
			$inside = self::inStorage($path);
			$node = $this->nodeAt($home, rtrim("{$folder['name']}/$path", '/'));
			$nodes[$path] = [
				'byPath' => $node === null ? 'not found' : [
					$node->getPermissions(),
					$node->isReadable(),
					$node->isUpdateable(),
					$node->isDeletable(),
					$node->isShareable(),
					$node->getId() === $id,
				],
				'byId' => array_map(static fn (Node $one): array => [$one->getInternalPath(), $one->getPermissions()], $home->getById($id)),
				'listing' => $node instanceof Folder ? $this->listing($node) : null,
				'rules' => [
					RuleTexts::of($ofIds[$id] ?? []),
					RuleTexts::of($ofPaths[$inside] ?? []),
					RuleTexts::of($byStorage[$storage][$inside] ?? []),
					RuleTexts::of($everybodys[$inside] ?? []),
					RuleTexts::of($this->rules->getAllRulesForPrefix($storage, $inside)[$inside] ?? []),
				],
				'below' => array_map(RuleTexts::of(...), $this->rules->getRulesForPrefix($person, $storage, $inside)),
				'allowed' => $this->allowed($manager, $folder['id'], $storage, $inside, $inBulk),
			];
		}
		return $nodes;
	}

	/**
	 * @param array<string, Rule[]> $inBulk
	 * @return array<string, int>
	 */
	private function allowed(ACLManager $manager, int $folder, int $storage, string $path, array $inBulk): array {
		return [
			'single' => $manager->getACLPermissionsForPath($folder, $storage, $path),
			'belowTheRoot' => $manager->getACLPermissionsForPath($folder, $storage, $path, self::FILES),
			'bulk' => $manager->getPermissionsForPathFromRules($folder, $path, $inBulk),
			'missingChild' => $manager->getACLPermissionsForPath($folder, $storage, "$path/missing"),
			'ifOpen' => $manager->testACLPermissionsForPath($folder, $storage, $path, []),
			'tree' => $manager->getPermissionsForTree($folder, $storage, $path),
		];
	}

	private function nodeAt(Folder $home, string $path): ?Node {
		try {
			return $home->get($path);
		} catch (NotFoundException) {
			return null;
		}
	}

	/** @return array<string, int> permissions by name */
	private function listing(Folder $folder): array {
		$listed = [];
		foreach ($folder->getDirectoryListing() as $node) {
			$listed[$node->getName()] = $node->getPermissions();
		}
		ksort($listed, SORT_STRING);
		return $listed;
	}

	/** @param int|string $path a name of digits is a number as a key */
	private static function inStorage(int|string $path): string {
		return rtrim(self::FILES . "/$path", '/');
	}

	private function caller(): IUser {
		return $this->session->getUser() ?? throw new \LogicException('Nobody is logged in');
	}
}
